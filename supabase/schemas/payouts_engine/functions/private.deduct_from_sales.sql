create or replace function private.deduct_from_sales (
  owner_id uuid,
  account public.ledger_account_kind,
  statement_id uuid,
  run_at timestamp with time zone,
  lines jsonb
)
  returns SETOF private.statement_line
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rate integer := private.tax_rate('platform');
  pan text := private.payee_pan(deduct_from_sales.owner_id);
  part record;
  withheld bigint;
begin
  insert into private.payout_statement_documents (invoice_id, statement_id)
  select i.id, deduct_from_sales.statement_id from public.invoices as i
  where i.supplier_id = deduct_from_sales.owner_id and i.issued_at <= deduct_from_sales.run_at
    and not exists (select from private.payout_statement_documents as d where d.invoice_id = i.id);
  -- What the seller charges its customers as tax is its own to pay, where it issues the invoice.
  return query
  select case when i.kind = 'credit_note' then 'returned_gst' else 'gst_collected_for_the_seller' end,
    sum(case when i.kind = 'credit_note' then -1 else 1 end * (t.cgst_paise + t.sgst_paise + t.igst_paise))::bigint,
    'tax_payable'::public.ledger_account_kind
  from private.payout_statement_documents as d join public.invoices as i on i.id = d.invoice_id
  join public.invoice_taxes as t on t.invoice_id = i.id
  where d.statement_id = deduct_from_sales.statement_id and i.issuer_id = deduct_from_sales.owner_id
  group by 1 having sum(t.cgst_paise + t.sgst_paise + t.igst_paise) <> 0;
  return query
  select v.code, -2 * sign(v.of)::bigint * round(abs(v.of) * rate / 20000.0)::bigint,
    'tax_payable'::public.ledger_account_kind
  from (values ('gst_on_commission', -coalesce((lines ->> 'commission')::bigint, 0)),
    ('gst_on_commission_back', -coalesce((lines ->> 'commission_back')::bigint, 0))) as v (code, of) where v.of <> 0;
  for part in
    select r.deduction, p.period, sum(p.paise)::bigint as base
    from (select distinct k.deduction from private.deduction_rates as k) as n
    cross join lateral (select k.* from private.deduction_rates as k where k.deduction = n.deduction
      and k.valid_from <= (deduct_from_sales.run_at at time zone 'Asia/Kolkata')::date
      order by k.valid_from desc limit 1) as r
    cross join lateral (
      select case r.per when 'month' then date_trunc('month', i.issued_at at time zone 'Asia/Kolkata')::date
          else to_date(left(private.financial_year(i.issued_at), 4) || '-04-01', 'YYYY-MM-DD') end as period,
        case when i.kind = 'credit_note' then -t.taxable_paise else t.taxable_paise end as paise
      from private.payout_statement_documents as d join public.invoices as i on i.id = d.invoice_id
      join public.invoice_taxes as t on t.invoice_id = i.id
      where d.statement_id = deduct_from_sales.statement_id and (r.base = 'all_supplies'
        or (i.issuer_id = deduct_from_sales.owner_id and i.issuer ->> 'gstin' is not null and t.rate_bp > 0))) as p
    group by 1, 2 order by 1, 2
  loop
    select private.due_deduction(r, pan, part.base + so_far.base) - so_far.withheld into withheld
    from private.deduction_rates as r,
      (select coalesce(sum(d.base_paise), 0)::bigint as base, coalesce(sum(d.withheld_paise), 0)::bigint as withheld
        from private.payout_deductions as d where d.owner_id = deduct_from_sales.owner_id
          and d.deduction = part.deduction and d.period = part.period) as so_far
    where r.deduction = part.deduction and r.valid_from <= (deduct_from_sales.run_at at time zone 'Asia/Kolkata')::date
    order by r.valid_from desc limit 1;
    insert into private.payout_deductions (statement_id, deduction, period, owner_id, base_paise, withheld_paise)
    values (deduct_from_sales.statement_id, part.deduction, part.period, deduct_from_sales.owner_id, part.base,
      withheld);
    if withheld <> 0 then
      return query select part.deduction, -withheld, r.account from private.deduction_rates as r
        where r.deduction = part.deduction order by r.valid_from desc limit 1;
    end if;
  end loop;
end
$function$;

comment on function private.deduct_from_sales(uuid, public.ledger_account_kind, uuid, timestamp
  with time zone, jsonb) is 'The taxes of a vendor''s statement, by its invoices and credit notes: what it collected from its customers, GST on the commission, TCS of section 52 by month and TDS of e-commerce by financial year, net of returns.';

revoke all
  on function private.deduct_from_sales(uuid, public.ledger_account_kind, uuid, timestamp
    with time zone, jsonb)
  from public;
