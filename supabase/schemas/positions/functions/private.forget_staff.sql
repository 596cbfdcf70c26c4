create or replace function private.forget_staff (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.staff_invitations as i where i.accepted_by = caller or i.invited_by = caller
    or i.phone_digest = private.digest_of_phone(caller)
$function$;

comment on function private.forget_staff(uuid) is 'Removes the invitations of a closed account; see trade_accounts. The businesses'' logs stay, without the name.';

revoke all on function private.forget_staff(uuid) from public;
