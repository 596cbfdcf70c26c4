create or replace function private.start_fulfilment (
  order_id uuid,
  caller uuid,
  request jsonb
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  bill public.bill_fetches;
  started uuid;
begin
  if request ->> 'service' = 'bill' then
    select * into strict bill from public.bill_fetches as b where b.id = (request ->> 'bill_fetch_id')::uuid
      and b.user_id = caller;
  end if;
  insert into public.digital_fulfilments
    (order_id, user_id, service, operator_code, circle_code, plan_id, biller_code, bill_fetch_id, target, parameters,
      amount_paise, deadline_at)
  select start_fulfilment.order_id, caller, request ->> 'service', o.code, case when o.code is not null
    then request ->> 'circle' end,
    p.id, bill.biller_code, bill.id,
    coalesce(private.read_subscriber_number(request ->> 'number', o.kind), bill.parameters ->> (
      select q.code from public.biller_parameters as q where q.biller_code = bill.biller_code order by q.position
        limit 1)),
    coalesce(bill.parameters, '{}'), coalesce(p.amount_paise,
      private.json_integer(request -> 'amount_paise', 1, 50000000)),
    now() + private.setting_int('fulfilment_deadline_seconds') * interval '1 second'
  from (select 1) as one
  left join public.digital_operators as o on request ->> 'service' = 'recharge' and o.code = request ->> 'operator'
  left join public.digital_plans as p on request ->> 'service' = 'recharge' and p.id::text = request ->> 'plan_id'
    and p.operator_code = o.code
  on conflict (order_id) do nothing
  returning id into started;
  if started is null then select f.id into started from public.digital_fulfilments as f
    where f.order_id = start_fulfilment.order_id; end if;
  return started;
end
$function$;

comment on function private.start_fulfilment(uuid, uuid, jsonb) is 'Hands an order that has been paid to the provider: the request as private.price_digital accepted it. Once per order: a repetition returns the same id. A bill that is being paid already violates digital_fulfilments_bill_once_idx.';

revoke all on function private.start_fulfilment(uuid, uuid, jsonb) from public;
