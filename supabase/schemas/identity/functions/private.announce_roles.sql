create or replace function private.announce_roles()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  whose uuid := coalesce(new.user_id, old.user_id);
begin
  -- Every account starts as a customer while nobody is subscribed yet, and an account being deleted is not notified.
  if tg_op = 'INSERT' and new.role = 'user' or not exists (select from auth.users as u where u.id = whose) then
    return null;
  end if;
  perform private.publish('user:' || whose, 'roles', '{}'::jsonb);
  return null;
end
$function$;

comment on function private.announce_roles() is 'Notifies a user''s open screens that the roles have changed, so that route guards react at once (Spec §6).';

revoke all on function private.announce_roles() from public;
