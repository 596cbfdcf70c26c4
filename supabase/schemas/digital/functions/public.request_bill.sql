create or replace function public.request_bill (
  biller text,
  parameters jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  asked public.billers;
  cleaned jsonb;
  last_minute integer;
  last_hour integer;
  saved uuid;
begin
  select * into asked from public.billers as b where b.code = request_bill.biller and b.active;
  if not found then perform private.refuse(404, 'biller_unavailable', 'This biller is not available right now.'); end
    if;
  cleaned := private.read_parameters(asked.code, request_bill.parameters);
  -- Calls of one customer that arrive together count each other.
  perform private.take_turns('request_bill', caller::text);
  select count(*) filter (where f.created_at > now() - interval '1 minute'), count(*) into last_minute, last_hour
  from public.bill_fetches as f where f.user_id = caller and f.created_at > now() - interval '1 hour';
  if last_minute >= private.setting_int('bill_fetches_per_minute')
    or last_hour >= private.setting_int('bill_fetches_per_hour') then
    perform private.refuse(429, 'too_many_bill_fetches',
      'Bills were fetched too often. Please wait a moment and try again.');
  end if;
  insert into public.bill_fetches (user_id, biller_code, parameters, status, answered_at, expires_at)
  values (caller, asked.code, cleaned, case when asked.bill_fetch = 'none' then 'not_needed' else 'pending' end,
    case when asked.bill_fetch = 'none' then now() end,
    case when asked.bill_fetch = 'none' then now() + private.setting_int('bill_valid_seconds') * interval '1 second'
      end)
  returning id into saved;
  return saved;
end
$function$;

comment on function public.request_bill(text, jsonb) is 'Asks a biller for the bill of a connection and returns the id to follow with bill_fetch. Raises biller_unavailable, bill_parameters_invalid with {problems: [{parameter, code}]}, too_many_bill_fetches.';

revoke all on function public.request_bill(text, jsonb) from public;

grant execute on function public.request_bill(text, jsonb) to authenticated, postgres;
