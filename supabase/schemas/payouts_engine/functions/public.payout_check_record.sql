create or replace function public.payout_check_record (
  checked jsonb,
  event jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a private.payout_accounts;
begin
  if coalesce(checked ->> 'validation_id', '') !~ '^[A-Za-z0-9_]{1,64}$' then
    perform private.refuse(400, 'check_invalid', 'This check could not be read.');
  end if;
  perform private.keep_event(payout_check_record.event);
  select * into a from private.payout_accounts as p where p.validation_id = checked ->> 'validation_id' for update;
  if a.id is null then return '{"outcome": "unknown"}'; end if;
  return jsonb_build_object('outcome', private.end_check(a, checked ->> 'status', checked ->> 'registered_name',
    private.plain_reason(checked ->> 'reason')));
end
$function$;

comment on function public.payout_check_record(jsonb, jsonb) is 'For the functions payout-worker and payout-webhook only: what a penny-drop has shown, {validation_id, status: active|invalid|pending, registered_name, reason}. Answers {outcome: verified|failed|duplicate|unknown}.';

revoke all on function public.payout_check_record(jsonb, jsonb) from public;

grant execute on function public.payout_check_record(jsonb, jsonb) to postgres, service_role;
