create or replace function private.add_charges (
  o public.enhanced_orders,
  rows jsonb
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last smallint := (select max(c.position) from public.order_charges as c where c.order_id = o.id);
  added bigint;
begin
  with wanted as (
    select r.n, r.row ->> 'code' as code, (r.row ->> 'amount_paise')::bigint as paise,
      coalesce(r.row ->> 'tax_class', k.tax_class) as tax_class
    from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n)
    join public.charge_codes as k on k.code = r.row ->> 'code' and k.nature in ('goods', 'fee')
  ), taxes as (
    select w.tax_class, private.tax_rate(w.tax_class) as rate_bp, sum(w.paise) as base_paise
    from wanted as w where w.tax_class is not null group by w.tax_class
  ), written as (
    insert into public.order_charges (order_id, position, phase, code, amount_paise, tax_class, rate_bp, base_paise)
    select o.id, last + w.n, 'added'::public.charge_phase, w.code, w.paise, w.tax_class, null, null from wanted as w
    union all
    select o.id, last + jsonb_array_length(add_charges.rows) + row_number() over (order by t.tax_class), 'added', 'tax',
      private.tax_of(t.base_paise::bigint, t.rate_bp, false), t.tax_class, t.rate_bp, t.base_paise
    from taxes as t where private.tax_of(t.base_paise::bigint, t.rate_bp, false) > 0
    returning amount_paise
  )
  select sum(w.amount_paise) into added from written as w;
  perform private.add_share_of_rows(o.id, (r.row -> 'share' ->> 'account')::public.ledger_account_kind,
    (r.row -> 'share' ->> 'owner_id')::uuid, (r.row -> 'share' ->> 'amount_paise')::bigint,
      array[(last + r.n)::smallint],
    coalesce(r.row -> 'share' ->> 'due', 'delivered'), r.row -> 'share' ->> 'owner_role')
  from jsonb_array_elements(add_charges.rows) with ordinality as r (row, n) where r.row ? 'share';
  return coalesce(added, 0);
end
$function$;

comment on function private.add_charges(public.enhanced_orders, jsonb) is 'Writes charges that were not quoted, with their tax and shares: [{code, amount_paise before tax, tax_class?, share?: {account, owner_id or owner_role, amount_paise, due?}}]; returns what they come to.';

revoke all on function private.add_charges(public.enhanced_orders, jsonb) from public;
