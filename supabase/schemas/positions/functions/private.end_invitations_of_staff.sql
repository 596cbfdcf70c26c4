create or replace function private.end_invitations_of_staff()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- What somebody could hand out ends with the position they handed it out from, and with their place here an
  -- invitation to another number that they have by now.
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = old.vendor_id
    and (i.invited_by = old.user_id or (tg_op = 'DELETE' and i.phone_digest = private.digest_of_phone(old.user_id)))
    and i.withdrawn_at is null and i.accepted_at is null;
  -- Whose business it is follows its owners.
  update public.vendors as v set owner_id = next.user_id from (
    select s.user_id from public.vendor_staff as s where s.vendor_id = old.vendor_id and s.position = 'owner'
    order by s.created_at, s.user_id limit 1) as next
  where v.id = old.vendor_id and v.owner_id = old.user_id and next.user_id <> old.user_id
    and not exists (select from public.vendor_staff as s where s.vendor_id = v.id and s.user_id = v.owner_id
      and s.position = 'owner');
  return null;
end
$function$;

comment on function private.end_invitations_of_staff() is 'Ends what hung on a position that somebody had: their open invitations, and being the owner by name.';

revoke all on function private.end_invitations_of_staff() from public;
