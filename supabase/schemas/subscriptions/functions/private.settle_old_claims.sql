create or replace function private.settle_old_claims (
  most integer default 100
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  claim public.delivery_claims;
  settled integer := 0;
begin
  for claim in
    select * from public.delivery_claims as c where c.status = 'open'
      and c.created_at < now() - make_interval(secs => private.setting_int('subscription_claim_answer_seconds'))
        order by c.created_at limit most
  loop
    perform private.lock_order(claim.order_id);
    select * into claim from public.delivery_claims as c where c.id = claim.id for update;
    continue when claim.status <> 'open';
    perform private.pay_claim(claim);
    settled := settled + 1;
  end loop;
  return settled;
end
$function$;

comment on function private.settle_old_claims(integer) is 'Refunds missed deliveries that their vendor has not answered in time.';

revoke all on function private.settle_old_claims(integer) from public;
