create or replace function private.call_push_sender()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.push_outbox as o where o.expires_at <= now();
  if not exists (select from private.push_outbox as o where o.next_at <= now()) then return; end if;
  perform private.call_function('send-push', 'x-push-secret', 20000);
end
$function$;

comment on function private.call_push_sender() is 'Calls the function send-push while messages are waiting; run by pg_cron.';

revoke all on function private.call_push_sender() from public;
