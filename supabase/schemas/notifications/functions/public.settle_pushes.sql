create or replace function public.settle_pushes (
  results jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  result record;
  subscription uuid;
begin
  for result in select * from jsonb_to_recordset(settle_pushes.results) as r (id bigint, outcome text) loop
    select o.subscription_id into subscription from private.push_outbox as o where o.id = result.id;
    continue when not found;
    if result.outcome = 'gone' then
      delete from public.push_subscriptions as p where p.id = subscription;
    elsif result.outcome = 'sent' then
      delete from private.push_outbox as o where o.id = result.id;
      update public.push_subscriptions as p set last_ok_at = now(), failures = 0 where p.id = subscription;
    else
      -- The claim's delay is the pause before the next attempt; there are five at most, and a browser that
      -- accepts nothing for long is removed.
      delete from private.push_outbox as o where o.id = result.id and (result.outcome = 'refused' or o.attempts >= 5);
      update public.push_subscriptions as p set failures = p.failures + 1 where p.id = subscription;
      delete from public.push_subscriptions as p where p.id = subscription and p.failures >= 50;
    end if;
  end loop;
end
$function$;

comment on function public.settle_pushes(jsonb) is 'For send-push only: records the outcome of each claimed message: sent, gone (404, 410), refused, failed.';

revoke all on function public.settle_pushes(jsonb) from public;

grant execute on function public.settle_pushes(jsonb) to postgres, service_role;
