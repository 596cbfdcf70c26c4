create or replace function private.total_after (
  o public.enhanced_orders,
  change private.order_changes,
  in_cash boolean
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  total bigint;
begin
  if in_cash then perform private.pay_rest_in_cash(o); end if;
  perform private.adjust_charges(o, change.rows, change.reason, change.key, true);
  select e.total_paise - e.refund_paise into total from public.enhanced_orders as e where e.id = o.id;
  raise exception using errcode = 'TR001';
exception
  when sqlstate 'TR001' then return total;
  when sqlstate 'PT409' then return null;
end
$function$;

comment on function private.total_after(public.enhanced_orders, private.order_changes, boolean) is
  'What an order would cost after a change: made, counted and taken back, so that it is what is charged. Null where it cannot be paid that way.';

revoke all on function private.total_after(public.enhanced_orders, private.order_changes, boolean) from public;
