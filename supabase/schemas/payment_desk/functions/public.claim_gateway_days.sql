create or replace function public.claim_gateway_days (
  most integer default 1
)
  returns table (
    day date,
    from_seconds bigint,
    to_seconds bigint
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
  update private.gateway_days as d set attempts = least(d.attempts + 1, 1000),
    due_at = now() + interval '5 minutes' * power(2, least(d.attempts, 6))
  where d.day in (select c.day from private.gateway_days as c where c.due_at <= now() order by c.due_at, c.day
    limit least(greatest(claim_gateway_days.most, 0), 10) for update skip locked)
  returning d.day, extract(epoch from d.day::timestamp at time zone 'Asia/Kolkata')::bigint,
    extract(epoch from (d.day + 1)::timestamp at time zone 'Asia/Kolkata')::bigint - 1;
end
$function$;

comment on function public.claim_gateway_days(integer) is 'For the function payment-worker only: days whose payments, refunds and settlements are to be read, with their first and last second since 1970.';

revoke all on function public.claim_gateway_days(integer) from public;

grant execute on function public.claim_gateway_days(integer) to postgres, service_role;
