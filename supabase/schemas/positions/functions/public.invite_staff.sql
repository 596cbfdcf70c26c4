create or replace function public.invite_staff (
  vendor_id uuid,
  phone text,
  staff_position text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid;
  v public.vendors;
  number text;
  digest text;
  link text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  made private.staff_invitations;
begin
  perform private.bound(invite_staff.phone, 200);
  perform private.bound(invite_staff.staff_position, 40);
  perform private.take_turns('people', invite_staff.vendor_id::text);
  caller := private.require_hand_out(invite_staff.vendor_id, invite_staff.staff_position);
  select * into v from public.vendors as k where k.id = invite_staff.vendor_id;
  -- Who is invited becomes a vendor by that: only a business that was approved itself can do it.
  if v.status = 'draft' then
    perform private.refuse(409, 'vendor_not_active', 'This vendor does not sell yet.');
  end if;
  number := private.read_phone(invite_staff.phone);
  if number is null then
    perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
  end if;
  number := ltrim(number, '+');
  digest := private.keyed_digest(number);
  if exists (select from public.vendor_staff as s where s.vendor_id = v.id
      and private.digest_of_phone(s.user_id) = digest) then
    perform private.refuse(409, 'already_staff', 'Whoever has this number works here already.');
  end if;
  if (select count(*) >= 20 or count(*) filter (where i.phone_digest = digest) >= 3
      from private.staff_invitations as i
      where i.vendor_id = v.id and i.created_at > now() - interval '1 day') then
    perform private.refuse(429, 'too_many_invitations', 'Many invitations were sent today. Try again tomorrow.');
  end if;
  delete from private.staff_invitations as i where i.vendor_id = v.id and i.accepted_at is null
    and i.expires_at < now() - interval '90 days';
  -- The link was lost, or the position was wrong: the new invitation takes the place of the old one.
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = v.id and i.phone_digest = digest
    and i.withdrawn_at is null and i.accepted_at is null;
  insert into private.staff_invitations (vendor_id, position, phone_digest, phone_end, link_digest, invited_by)
  values (v.id, invite_staff.staff_position, digest, right(number, 4), sha256(convert_to(link, 'utf8')), caller)
  returning * into made;
  perform private.log_act(v.id, 'invited', null,
    jsonb_build_object('position', made.position, 'phone_end', made.phone_end));
  perform private.notify(u.id, 'staff_invited', jsonb_build_object('vendor', v.name), '/vendor/invitation')
  from auth.users as u where u.phone = number and u.deleted_at is null;
  perform private.publish('vendor:' || v.id, 'people', '{}'::jsonb);
  return jsonb_build_object('id', made.id, 'link', link, 'expires_at', made.expires_at, 'phone_end', made.phone_end,
    'position', made.position);
end
$function$;

comment on function public.invite_staff(uuid, text, text) is 'Invites a number, with or without an account, to work for a business in a position not above one''s own: {id, link (what /vendor/invitation?link= carries, told only once), expires_at (after 7 days), phone_end, position}. Takes the place of an open invitation of that number. Refuses not_allowed, vendor_not_active, phone_not_indian, already_staff, too_many_invitations.';

revoke all on function public.invite_staff(uuid, text, text) from public;

grant execute on function public.invite_staff(uuid, text, text) to authenticated, postgres;
