create or replace function private.order_for_invoice (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with net as (
    select c.code, c.bearer, coalesce(c.tax_class, k.tax_class) as tax_class, k.nature, max(c.rate_bp) as rate_bp,
      min(c.position) as position, sum(c.amount_paise) as paise,
      case when bool_or(c.gross_paise is not null) then sum(coalesce(c.gross_paise, c.amount_paise)) end as gross_paise
    from (
      -- A refund carries who bears it; it belongs to what it takes back.
      select c.*, coalesce(f.bearer, c.bearer) as of_bearer from public.order_charges as c
      left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
      where c.order_id = o.id
    ) as r cross join lateral (select r.order_id, r.position, r.code, r.amount_paise, r.gross_paise, r.tax_class,
      r.rate_bp, r.of_bearer as bearer) as c
    join public.charge_codes as k on k.code = c.code
    group by c.code, c.bearer, coalesce(c.tax_class, k.tax_class), k.nature
  )
  -- What nobody took at the door is settled as after a delivery: its bill is what is left of its charges.
  select case when o.status = 'cancelled' and not private.is_settled(o.id) then
      -- A charge for cancelling is kept of the goods and has its tax inside.
      coalesce(private.with_taxes((select jsonb_agg(jsonb_build_object('code', n.code, 'amount_paise', n.paise,
        'tax_class', n.tax_class, 'included', true) order by n.position)
        from net as n where n.nature in ('goods', 'fee') and n.paise > 0)), '[]')
    else (select coalesce(jsonb_agg(jsonb_build_object('code', n.code, 'amount_paise', n.paise, 'gross_paise',
        n.gross_paise, 'tax_class', n.tax_class, 'rate_bp', n.rate_bp, 'bearer', n.bearer) order by n.position), '[]')
      from net as n) end
$function$;

comment on function private.order_for_invoice(public.enhanced_orders) is 'What an order charges at this moment, less what was refunded, for private.invoice_classes.';

revoke all on function private.order_for_invoice(public.enhanced_orders) from public;
