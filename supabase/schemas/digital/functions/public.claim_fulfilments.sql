create or replace function public.claim_fulfilments (
  most integer default 50
)
  returns table (
    attempt_id bigint,
    request_id uuid,
    action text,
    service text,
    operator_code text,
    circle_code text,
    biller_code text,
    target text,
    parameters jsonb,
    amount_paise integer,
    attempt integer,
    created_at timestamp with time zone,
    deadline_at timestamp with time zone
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
  orders uuid[];
  what text;
  handed bigint;
begin
  -- Orders are locked before their fulfilments, here as everywhere; what somebody else works on is left for the next
  -- call.
  orders := array(select o.id from public.enhanced_orders as o
    where o.id in (select d.order_id from private.claimable_fulfilments as d order by d.next_at
      limit least(greatest(claim_fulfilments.most, 0), 200))
    order by o.id for no key update skip locked);
  for f in
    select d.* from public.digital_fulfilments as d where d.id in (
      select c.id from private.claimable_fulfilments as c where c.order_id = any (orders)) order by d.next_at for update
  loop
    -- A payment past its deadline is asked about and not sent.
    what := case when f.next_action = 'pay' and f.deadline_at > now() then 'pay' else 'status' end;
    insert into private.fulfilment_attempts (fulfilment_id, number, action, request_id)
    values (f.id, f.attempts + 1, what, f.request_id) returning id into handed;
    if what = 'status' and f.state = 'pending' then f := private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    if f.attempts = 0 then perform private.transition(f.order_id, 'in_progress', null, 'system'); end if;
    update public.digital_fulfilments as d set attempts = d.attempts + 1, next_action = 'status',
      next_at = now() + interval '20 seconds' * power(2, least(d.attempts, 8))
    where d.id = f.id;
    return query select handed, f.request_id, what, f.service, f.operator_code, f.circle_code, f.biller_code, f.target,
      f.parameters,
      f.amount_paise, f.attempts + 1, f.created_at, f.deadline_at;
  end loop;
end
$function$;

comment on function public.claim_fulfilments(integer) is 'For digital-provider only: what to pay or ask about next, claimed for at least 20 seconds, doubling with each attempt. request_id is the same in all attempts of a payment; once it was handed out it is asked about (action status).';

revoke all on function public.claim_fulfilments(integer) from public;

grant execute on function public.claim_fulfilments(integer) to postgres, service_role;
