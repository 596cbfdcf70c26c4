create or replace function private.payment_methods_of (
  asked private.trade_kinds[],
  orders jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  total bigint := (select coalesce(sum((o ->> 'total_paise')::bigint), 0) from jsonb_array_elements(orders) as o);
  offered public.payment_method[] := coalesce((select k.payment_methods from private.trade_kinds as k
    where k.trade = orders -> 0 ->> 'trade' and k.kind::text = orders -> 0 ->> 'kind'), asked[1].payment_methods);
begin
  return (select coalesce(jsonb_agg(m.method order by m.n), '[]'::jsonb)
    from unnest(offered) with ordinality as m (method, n)
    where not exists (select from jsonb_array_elements(orders) as o
        join private.trade_kinds as k on k.trade = o ->> 'trade' and k.kind::text = o ->> 'kind'
        where m.method <> all (k.payment_methods))
      and not exists (select from jsonb_array_elements(orders) as o
        where jsonb_typeof(o -> 'payment_methods') = 'array' and not o -> 'payment_methods' ? m.method::text)
      and (m.method <> 'gateway' or (total >= 100 and private.setting('gateway_enabled') = 'true'))
      and (m.method <> 'cash' or (total <= private.setting_int('cash_maximum_paise')
        and total + private.cash_of_today(auth.uid()) < 20000000)));
end
$function$;

comment on function private.payment_methods_of(private.trade_kinds[], jsonb) is 'The ways of paying that every order of a checkout takes, in the order of the first. A part of a quote may name fewer than its kind: what is paid beforehand is not paid in cash.';

revoke all on function private.payment_methods_of(private.trade_kinds[], jsonb) from public;
