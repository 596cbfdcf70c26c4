create or replace function private.issue_documents (
  order_id uuid,
  is_complete boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  vendor jsonb;
  charges jsonb;
  part record;
  lines jsonb;
  classes jsonb;
  invoice public.invoices;
  is_apart boolean;
begin
  select * into o from public.enhanced_orders as e where e.id = issue_documents.order_id;
  if o.status not in ('delivered', 'cancelled') or (o.status = 'cancelled' and o.charge_paise = 0) then return; end if;
  -- One at a time from here to the end of the transaction, before any series is locked: numbers follow time, and
  -- nobody waits for a series while holding another.
  perform pg_advisory_xact_lock(hashtextextended('invoices', 0));
  charges := private.order_for_invoice(o);
  vendor := private.vendor_for_invoice(o.vendor_id);
  -- Rule 46A lets taxed and exempt goods stand on one paper only for whom is not registered.
  is_apart := vendor ->> 'gstin' is not null
    and exists (select from private.order_recipients as r where r.order_id = o.id);
  if not exists (select from public.invoices as i where i.order_id = o.id) then
    -- Nothing was kept of an order that was cancelled before it was paid.
    if not issue_documents.is_complete or (o.status = 'cancelled' and not private.is_settled(o.id)
      and (select sum(coalesce((c ->> 'gross_paise')::bigint, (c ->> 'amount_paise')::bigint))
        from jsonb_array_elements(charges) as c where c ->> 'code' <> 'tax') is distinct from o.charge_paise) then
      return;
    end if;
    for part in
      select c.is_issued_by_vendor as own, c.is_supplied_by_vendor as by_vendor, array_agg(c.tax_class) as names,
        sum(c.seen_paise)::bigint as seen, jsonb_agg(jsonb_build_object('tax_class', c.tax_class, 'rate_bp',
          c.rate_bp, 'included', c.included, 'section_9_5', c.section_9_5, 'gross_paise', c.gross_paise,
          'tax_paise', 2 * (c.tax_paise / 2)) order by c.tax_class) as classes, bool_or(c.rate_bp > 0) as is_taxed,
        bool_or(c.rate_bp = 0) as is_exempt
      from private.invoice_classes(charges, vendor) as c where c.gross_paise > 0
      group by 1, 2, is_apart and c.rate_bp = 0 order by 1 desc, 2 desc, is_apart and c.rate_bp = 0
    loop
      lines := private.lines_for_invoice(o, part.by_vendor, part.names);
      select jsonb_agg(c || jsonb_build_object('code', (select l ->> 'code' from jsonb_array_elements(lines) as l
        where l ->> 'tax_class' = c ->> 'tax_class' and l ? 'code' limit 1)) || case
          -- Who has no registration collects no tax: a bill of supply names the price alone.
          when part.own and vendor ->> 'gstin' is null then jsonb_build_object('tax_paise', 0) else '{}' end)
      into classes from jsonb_array_elements(part.classes) as c;
      perform private.issue_document(o, case when not part.is_taxed or (part.own and vendor ->> 'gstin' is null)
          then 'bill_of_supply' when part.is_exempt then 'invoice_cum_bill_of_supply'
          else 'tax_invoice' end::public.invoice_kind,
        case when part.own then o.vendor_id end, case when part.by_vendor then o.vendor_id end, null, lines,
        (select coalesce(sum((l ->> 'amount_paise')::bigint), 0)::bigint from jsonb_array_elements(lines) as l)
          - part.seen, classes);
    end loop;
    perform private.post_kept_tax(o);
    return;
  end if;
  for invoice in select * from public.invoices as i where i.order_id = o.id and i.kind <> 'credit_note'
    order by i.issued_at, i.number
  loop
    with left_over as (
      select t.invoice_id, t.tax_class, t.code, t.rate_bp, t.included, t.gross_paise
          - coalesce(sum(k.gross_paise), 0)::bigint as gross, 2 * t.cgst_paise + t.igst_paise
          - coalesce(sum(2 * k.cgst_paise + k.igst_paise), 0)::bigint as tax,
        t.taxable_paise = t.gross_paise as has_no_tax
      from public.invoice_taxes as t
      left join (public.invoice_taxes as k join public.invoices as n on n.id = k.invoice_id)
        on n.of_invoice = t.invoice_id and k.tax_class = t.tax_class
      where t.invoice_id in (select i.id from public.invoices as i where i.order_id = o.id
        and i.kind <> 'credit_note' and i.issuer_id is not distinct from invoice.issuer_id
        and i.supplier_id is not distinct from invoice.supplier_id)
      group by t.invoice_id, t.tax_class
    ), remains as (
      select l.*, least(l.gross, coalesce(c.gross_paise, 0)) as keeps, coalesce(c.gross_paise, 0) - l.gross as over,
        case when l.has_no_tax then 0 else least(l.tax, 2 * (coalesce(c.tax_paise, 0) / 2)) end as keeps_tax
      from left_over as l left join private.invoice_classes(charges, vendor) as c on c.tax_class = l.tax_class
        and c.is_supplied_by_vendor = (invoice.supplier_id is not null)
    ), credited as (
      -- A paisa that a share of the supplier's offer moves from one class to another is taken where most goes back.
      select r.*, r.gross - r.keeps - case when row_number() over (order by r.gross - r.keeps desc, r.tax_class) = 1
        then sum(greatest(r.over, 0)) over () else 0 end as gross_paise from remains as r
    )
    select jsonb_agg(jsonb_build_object('tax_class', c.tax_class, 'code', c.code, 'rate_bp', c.rate_bp, 'included',
      c.included, 'gross_paise', c.gross_paise, 'tax_paise', least(c.tax - c.keeps_tax, 2 * (c.gross_paise / 2)))
      order by c.tax_class)
    into classes from credited as c where c.invoice_id = invoice.id and c.gross_paise > 0;
    if classes is not null then
      perform private.issue_document(o, 'credit_note', invoice.issuer_id, invoice.supplier_id, invoice, '[]', 0,
        classes);
    end if;
  end loop;
  perform private.post_kept_tax(o);
end
$function$;

comment on function private.issue_documents(uuid, boolean) is 'The documents that an order lacks: its invoices once it is complete, and a credit note for each invoice above what is left of its supply. A credit carries the invoice less what was credited and what remains, so that credits add up to it. Called at the end of a transaction.';

revoke all on function private.issue_documents(uuid, boolean) from public;
