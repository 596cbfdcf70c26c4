create or replace function private.call_digital_provider()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from public.digital_fulfilments as f where f.next_at <= now())
      or exists (select from public.bill_fetches as b where b.status = 'pending' and b.next_at <= now()) then
    perform private.call_function('digital-provider', 'x-provider-secret', 30000);
  end if;
end
$function$;

comment on function private.call_digital_provider() is 'Calls the function digital-provider while there is something to pay or to ask; run by pg_cron.';

revoke all on function private.call_digital_provider() from public;
