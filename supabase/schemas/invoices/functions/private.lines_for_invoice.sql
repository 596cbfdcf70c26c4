create or replace function private.lines_for_invoice (
  o public.enhanced_orders,
  by_vendor boolean,
  classes text[]
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_strip_nulls(l.line) order by l.kind, l.n), '[]') from (
    select 1 as kind, i.position as n, jsonb_build_object('name', i.name, 'quantity', coalesce(i.charged_quantity,
      i.quantity), 'code', private.tax_code(i.tax_class, c.category_id), 'tax_class', i.tax_class,
      'amount_paise', coalesce(i.charged_paise, i.total_paise)) as line
    from public.order_items as i left join public.catalog_items as c on c.id = i.item_id
    where i.order_id = o.id and by_vendor = (o.vendor_id is not null) and i.tax_class = any (classes)
      and coalesce(i.charged_paise, i.total_paise) > 0 and o.status = 'delivered'
    union all
    select 2, min(c.position), jsonb_build_object('charge', case when o.status = 'delivered' then c.code
        else 'cancellation' end, 'code', private.tax_code(k.tax_class), 'tax_class', k.tax_class, 'amount_paise',
      sum(coalesce(c.gross_paise, c.amount_paise)))
    from public.order_charges as c join public.charge_codes as code on code.code = c.code
      cross join lateral (select coalesce(c.tax_class, code.tax_class) as tax_class) as k
    where c.order_id = o.id and code.nature in ('goods', 'fee') and k.tax_class = any (classes)
      and (o.status <> 'delivered' or c.phase <> 'refunded')
      and by_vendor = (coalesce(code.supplied_by, case when code.nature = 'goods' then 'vendor' else 'platform' end)
        = 'vendor' and o.vendor_id is not null)
      and not (o.status = 'delivered' and c.code = 'items')
    group by case when o.status = 'delivered' then c.code else 'cancellation' end, k.tax_class
    having sum(coalesce(c.gross_paise, c.amount_paise)) > 0
  ) as l
$function$;

comment on function private.lines_for_invoice(public.enhanced_orders, boolean, text[]) is
  'The lines of an order''s invoice: goods by name, fees and the charge for cancelling by their code; as the customer saw them.';

revoke all on function private.lines_for_invoice(public.enhanced_orders, boolean, text[]) from public;
