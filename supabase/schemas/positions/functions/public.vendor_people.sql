create or replace function public.vendor_people (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_right(vendor_id, 'people');
begin
  return jsonb_build_object(
    'people', (select jsonb_agg(jsonb_build_object('user_id', s.user_id, 'name', private.name_of(s.user_id),
        'phone_end', right(nullif(u.phone, ''), 4), 'position', s.position, 'since', s.created_at,
        'is_me', s.user_id = caller, 'may_change', s.user_id <> caller
          and private.may_hand_out(vendor_people.vendor_id, s.position))
        order by s.position <> 'owner', s.position <> 'manager', s.created_at, s.user_id)
      from public.vendor_staff as s join auth.users as u on u.id = s.user_id
      where s.vendor_id = vendor_people.vendor_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'phone_end', i.phone_end,
        'position', i.position, 'invited_by', private.name_of(i.invited_by), 'created_at', i.created_at,
        'expires_at', i.expires_at, 'may_change', private.may_hand_out(vendor_people.vendor_id, i.position))
        order by i.created_at desc), '[]')
      from private.staff_invitations as i where i.vendor_id = vendor_people.vendor_id and i.withdrawn_at is null
        and i.accepted_at is null and i.expires_at > now()),
    'positions', (select jsonb_agg(jsonb_build_object('position', p.position, 'rights', p.rights,
        'may_hand_out', private.may_hand_out(vendor_people.vendor_id, p.position)) order by cardinality(p.rights) desc)
      from (select r.position, array_agg(r."right" order by r."right") as rights from private.position_rights as r
        group by r.position) as p));
end
$function$;

comment on function public.vendor_people(uuid) is 'Who works for a business, who is invited, and what each position may do: {people: [{user_id, name, phone_end, position, since, is_me, may_change}], invitations: [{id, phone_end, position, invited_by, created_at, expires_at, may_change}], positions: [{position, rights, may_hand_out}]}. With the right to people.';

revoke all on function public.vendor_people(uuid) from public;

grant execute on function public.vendor_people(uuid) to authenticated, postgres;
