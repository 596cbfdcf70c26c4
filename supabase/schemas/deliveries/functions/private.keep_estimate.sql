create or replace function private.keep_estimate (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  before timestamptz := coalesce(
    (select e.arrives_at from private.order_estimates as e where e.order_id = o.id), o.promised_max_at);
  told private.order_estimates := private.estimate_now(o);
begin
  if told.order_id is null then return; end if;
  insert into private.order_estimates as e select told.*
  on conflict (order_id) do update
    set arrives_at = excluded.arrives_at, delayed_by = excluded.delayed_by, updated_at = excluded.updated_at
  where e.arrives_at <> excluded.arrives_at;
  -- A transition announces itself. Lists show minutes: what moves by less is no news for them.
  if was is null and date_trunc('minute', told.arrives_at) is distinct from date_trunc('minute', before) then
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$function$;

comment on function private.keep_estimate(public.enhanced_orders, public.order_status) is
  'Keeps what is told of an order from now on, and lets its customer''s lists know where that moves by a minute.';

revoke all on function private.keep_estimate(public.enhanced_orders, public.order_status) from public;
