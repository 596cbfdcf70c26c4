create or replace function private.asked_kinds (
  request jsonb
)
  returns SETOF private.trade_kinds
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return query select k.* from private.trade_kinds as k join private.trades as t on t.trade = k.trade
    where case when asked_kinds.request ? 'trade'
      then t.trade = asked_kinds.request ->> 'trade' and t.price is not null and not t.in_cart
        and k.asked and k.kind::text = coalesce(asked_kinds.request ->> 'fulfilment', (
          select f.kind::text from private.trade_kinds as f where f.trade = t.trade order by f.position limit 1))
      else t.in_cart and k.asked and k.kind::text = coalesce(asked_kinds.request ->> 'fulfilment', 'delivery') end
    order by t.trade;
end
$function$;

comment on function private.asked_kinds(jsonb) is 'What an order that is asked for could be: of the named trade, or of any that is sold from the cart.';

revoke all on function private.asked_kinds(jsonb) from public;
