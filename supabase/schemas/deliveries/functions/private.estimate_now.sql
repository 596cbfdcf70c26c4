create or replace function private.estimate_now (
  o public.enhanced_orders
)
  returns private.order_estimates
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  fresh private.estimate;
  told private.order_estimates;
  rule text := (private.kind_of_order(o)).estimate;
begin
  if rule is null or o.status in ('delivered', 'cancelled') then return null; end if;
  execute format('select * from %s($1)', rule) into fresh using o;
  if fresh.arrives_at is null then return null; end if;
  select * into told from private.order_estimates as e where e.order_id = o.id;
  -- Earlier is told at once; later only with a reason, and not for less than a minute.
  told.arrives_at := coalesce(told.arrives_at, o.promised_max_at);
  if told.arrives_at is null or fresh.arrives_at <= told.arrives_at then
    if told.arrives_at - fresh.arrives_at > interval '1 minute' then told.delayed_by := null; end if;
    told.arrives_at := fresh.arrives_at;
  elsif fresh.arrives_at > told.arrives_at + interval '1 minute' then
    told.arrives_at := fresh.arrives_at;
    told.delayed_by := fresh.waits_for;
  end if;
  told.order_id := o.id;
  told.updated_at := coalesce(told.updated_at, now());
  return told;
end
$function$;

comment on function private.estimate_now(public.enhanced_orders) is 'The time to tell at this moment: it never moves back without delayed_by (preparation, courier or road). Null where the promise stands.';

revoke all on function private.estimate_now(public.enhanced_orders) from public;
