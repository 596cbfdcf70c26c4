create or replace function public.settle_gateway_refunds (
  results jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  given jsonb;
  r private.gateway_refunds;
  settled integer := 0;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 100 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for given in select value from jsonb_array_elements(results) order by value ->> 'id' loop
    select * into r from private.gateway_refunds as g
    where g.id = case when pg_input_is_valid(given ->> 'id', 'uuid') then (given ->> 'id')::uuid end for update;
    continue when r.id is null or r.state in ('processed', 'failed');
    update private.gateway_refunds as g set reason = left(given ->> 'reason', 200) where g.id = r.id;
    if given ->> 'status' = 'not_left' then
      perform private.less_by_others(r, coalesce(private.json_integer(given -> 'returned_paise', 0, 2147483647), 0),
        given ->> 'reason');
      settled := settled + 1;
    end if;
    continue when coalesce(given ->> 'status', '') not in ('pending', 'processed', 'failed');
    update private.gateway_refunds as g set state = 'pending',
      provider_refund_id = coalesce(g.provider_refund_id, given ->> 'provider_refund_id') where g.id = r.id;
    if given ->> 'status' <> 'pending' then
      perform private.end_gateway_refund(r, given ->> 'status', given ->> 'reason');
    end if;
    settled := settled + 1;
  end loop;
  return settled;
end
$function$;

comment on function public.settle_gateway_refunds(jsonb) is 'For the function payment-worker only: what became of claimed refunds, [{id, status: pending|processed|failed|lost|not_left, provider_refund_id, reason, returned_paise}]. What is lost is asked again, with the same key; what is not left there is taken off by what others have given back, returned_paise.';

revoke all on function public.settle_gateway_refunds(jsonb) from public;

grant execute on function public.settle_gateway_refunds(jsonb) to postgres, service_role;
