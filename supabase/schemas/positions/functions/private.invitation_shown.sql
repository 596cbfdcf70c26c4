create or replace function private.invitation_shown (
  i private.staff_invitations
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', i.id, 'vendor_id', v.id, 'vendor', v.name, 'area', v.area, 'picture', v.picture,
    'position', i.position, 'rights', (select jsonb_agg(r."right" order by r."right")
      from private.position_rights as r where r.position = i.position),
    'invited_by', private.name_of(i.invited_by), 'expires_at', i.expires_at,
    'state', case when i.accepted_at is not null then 'accepted'
      when i.withdrawn_at is not null or i.expires_at <= now() then 'ended' else 'open' end)
  from public.vendors as v where v.id = i.vendor_id
$function$;

comment on function private.invitation_shown(private.staff_invitations) is 'An invitation as whoever was invited sees it.';

revoke all on function private.invitation_shown(private.staff_invitations) from public;
