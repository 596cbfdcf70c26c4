create or replace function public.claim_bill_fetches (
  most integer default 50
)
  returns table (
    id uuid,
    biller_code text,
    target text,
    parameters jsonb,
    attempt integer
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  update public.bill_fetches as f
  -- Asking for a bill changes nothing at the biller, so a question whose answer was lost is simply asked again.
  set attempts = f.attempts + 1, next_at = now() + interval '15 seconds' * power(2, least(f.attempts, 6))
  where f.id in (
    select due.id from public.bill_fetches as due
    where due.status = 'pending' and due.next_at <= now()
      and due.created_at > now() - private.setting_int('bill_fetch_seconds') * interval '1 second'
    order by due.next_at limit least(greatest(claim_bill_fetches.most, 0), 200) for update skip locked)
  returning f.id, f.biller_code,
    f.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = f.biller_code
      order by p.position limit 1),
    f.parameters, f.attempts
$function$;

comment on function public.claim_bill_fetches(integer) is 'For digital-provider only: bills to ask for, claimed for at least 15 seconds, doubling with each attempt.';

revoke all on function public.claim_bill_fetches(integer) from public;

grant execute on function public.claim_bill_fetches(integer) to postgres, service_role;
