create or replace function private.run_due_subscriptions()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if now() < private.clock_on(private.today(), 'subscription_run_seconds') then return 0; end if;
  return private.run_subscriptions(private.today());
end
$function$;

comment on function private.run_due_subscriptions() is 'The job: from the hour of the run on, the orders of the present day.';

revoke all on function private.run_due_subscriptions() from public;
