create or replace function private.parts_first (
  built jsonb,
  points bigint[],
  balance bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with parts as (
    select e.part, e.n, (e.part ->> 'total_paise')::bigint as total, coalesce(e.in_points, 0) as in_points,
      coalesce(e.own, 0) as own
    from rows from (jsonb_array_elements(built -> 'orders'), unnest(points),
      unnest(private.wallet_parts(built -> 'orders', balance, points))) with ordinality as e (part, in_points, own, n)
    where e.part is not null
  ), named as (
    select p.*, case when p.in_points + p.own = 0 then p.part -> 'payments' else
      case when p.in_points > 0 then jsonb_build_array(jsonb_build_object('method', 'points',
        'amount_paise', p.in_points)) else '[]' end
      || case when p.own > 0 then jsonb_build_array(jsonb_build_object('method', 'wallet',
        'amount_paise', p.own)) else '[]' end
      || case when p.in_points + p.own < p.total then '[{}]'::jsonb else '[]' end end as payments
    from parts as p
  )
  select built || jsonb_build_object('orders', (select coalesce(jsonb_agg(case when n.in_points + n.own = 0 then n.part
    else n.part || jsonb_build_object('payments', n.payments,
      'cash_total_paise', private.cash_total(n.payments, n.total) - n.in_points) end order by n.n), '[]')
    from named as n))
$function$;

comment on function private.parts_first(jsonb, bigint[], bigint) is 'A quote whose orders are paid in points and by the wallet as far as asked; the way chosen pays the rest. Its cash_total_paise is then what is left for cash.';

revoke all on function private.parts_first(jsonb, bigint[], bigint) from public;
