create or replace function private.end_invitations_of_role()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.staff_invitations as i set withdrawn_at = now()
  where i.invited_by = old.user_id and i.withdrawn_at is null and i.accepted_at is null;
  return null;
end
$function$;

comment on function private.end_invitations_of_role() is 'Ends the open invitations of somebody whose vendor role is taken away.';

revoke all on function private.end_invitations_of_role() from public;
