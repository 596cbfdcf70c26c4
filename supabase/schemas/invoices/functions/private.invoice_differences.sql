create or replace function private.invoice_differences()
  returns table (
    order_id uuid,
    charged_paise bigint,
    invoiced_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select o.id, due.paise, coalesce(made.paise, 0)
  from public.enhanced_orders as o
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where k.nature = 'tax' or (k.nature in ('goods', 'fee')
        and coalesce(c.tax_class, k.tax_class) is not null)
      or (k.code = 'discount' and coalesce(f.bearer, c.bearer) = 'vendor')), 0)::bigint as paise
    from public.order_charges as c join public.charge_codes as k on k.code = c.code
    left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
    where c.order_id = o.id
  ) as due
  left join lateral (select sum(case when i.kind = 'credit_note' then -i.total_paise else i.total_paise end)::bigint
    as paise from public.invoices as i where i.order_id = o.id) as made on true
  where (o.status = 'delivered' or made.paise is not null) and due.paise <> coalesce(made.paise, 0)
    -- What was supplied before there were invoices has none.
    and (made.paise is not null or o.status_since >= coalesce((select min(i.issued_at) from public.invoices as i),
      '-infinity'))
$function$;

comment on function private.invoice_differences() is 'Orders whose invoices less credits are not what their taxed charges come to, in paise: always none.';

revoke all on function private.invoice_differences() from public;
