create or replace function private.points_in_quote (
  built jsonb,
  parts bigint[],
  balance bigint
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when p.paise > 0 then jsonb_build_object('paise', p.paise, 'points', p.points,
    'cash_total_paise', p.paise + (select sum((o ->> 'cash_total_paise')::bigint)
      from jsonb_array_elements(private.parts_first(built, parts, 0) -> 'orders') as o),
    'wallet_part_paise', (select coalesce(sum(w), 0)
      from unnest(private.wallet_parts(built -> 'orders', balance, parts)) as w)) end
  from (select coalesce(sum(k), 0) as paise, coalesce(sum(ceil(k::numeric / r.value_paise)), 0) as points
    from unnest(parts) as k, private.points_rule(now()) as r) as p
$function$;

comment on function private.points_in_quote(jsonb, bigint[], bigint) is 'What a quote says of points: {paise and points that can pay, cash_total_paise (what it then comes to where the rest is cash, with what the points pay), wallet_part_paise (what the wallet then pays where it pays before the gateway)}; null where they pay nothing.';

revoke all on function private.points_in_quote(jsonb, bigint[], bigint) from public;
