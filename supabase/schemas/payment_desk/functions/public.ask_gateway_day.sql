create or replace function public.ask_gateway_day (
  day date
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if ask_gateway_day.day is null or ask_gateway_day.day not between private.today() - 400 and private.today() then
    perform private.refuse(400, 'day_invalid', 'This day cannot be chosen.');
  end if;
  insert into private.gateway_days (day) values (ask_gateway_day.day)
  on conflict (day) do update set due_at = now(), attempts = 0;
  perform private.audit('ask_gateway_day', 'gateway', ask_gateway_day.day::text);
end
$function$;

comment on function public.ask_gateway_day(date) is 'Reads a day at the gateway again, within a minute. Administrators only; on the audit log.';

revoke all on function public.ask_gateway_day(date) from public;

grant execute on function public.ask_gateway_day(date) to authenticated, postgres;
