create or replace function private.open_return_window (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if private.window_end(o) <= now() then
    perform private.settle_after_returns(o);
  else
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'return_window', private.window_end(o));
  end if;
end
$function$;

comment on function private.open_return_window(public.enhanced_orders, public.order_status) is
  'From the delivery on, until the window closes, the seller''s share stays in escrow.';

revoke all on function private.open_return_window(public.enhanced_orders, public.order_status) from public;
