create or replace function private.keep_suspended_offline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  why text := private.suspended_for(new.user_id);
begin
  if why is not null then
    perform private.refuse(403, 'courier_suspended', 'Angadi has paused your account. Please read why, and appeal.',
      jsonb_build_object('reason', why));
  end if;
  return new;
end
$function$;

comment on function private.keep_suspended_offline() is 'Nobody begins a shift while they are suspended, or after the end of their work.';

revoke all on function private.keep_suspended_offline() from public;
