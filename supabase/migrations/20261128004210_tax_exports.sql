-- What is filed each month, out of the invoices and statements: GSTR-1, GSTR-3B, GSTR-8 and section 194-O as CSV,
-- beside what the ledger owes the state (docs/decisions/0107).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create index invoices_issued_idx on public.invoices (issued_at);

create function private.month_start(month date) returns timestamptz language sql stable set search_path = '' as $$
  select date_trunc('month', month_start.month::timestamp) at time zone 'Asia/Kolkata'
$$;

comment on function private.month_start is 'When a month begins in India.';

create function private.filed_rows(month date) returns table (invoice_id uuid, kind public.invoice_kind,
  issuer_id uuid, supplier_id uuid, section_9_5 boolean, number text, issued_at timestamptz, of_number text,
  of_issued_at timestamptz, place_of_supply text, is_interstate boolean, total_paise bigint, rate_bp integer,
  tax_class text, code text, sign integer, taxable_paise bigint, cgst_paise bigint, sgst_paise bigint,
  igst_paise bigint, supplier jsonb, recipient jsonb)
language sql stable set search_path = '' as $$
  -- A document of the platform's own services is one of its own, even where a class of it falls under 9(5).
  select i.id, i.kind, i.issuer_id, i.supplier_id, i.section_9_5 and i.supplier_id is not null, i.number,
    i.issued_at, c.number, c.issued_at,
    i.place_of_supply || '-' || s.state, i.is_interstate, i.total_paise, t.rate_bp, t.tax_class, t.code,
    case when i.kind = 'credit_note' then -1 else 1 end, t.taxable_paise, t.cgst_paise, t.sgst_paise,
    t.igst_paise, i.supplier, i.recipient
  from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
  join private.gst_states as s on s.code = i.place_of_supply left join public.invoices as c on c.id = i.of_invoice
  where i.issued_at >= private.month_start(filed_rows.month)
    and i.issued_at < private.month_start((filed_rows.month + interval '1 month')::date)
$$;

comment on function private.filed_rows is
  'The tax classes of all documents that were issued in a month of India; sign is -1 for credit notes.';

create function private.as_filed(paise numeric) returns text language sql immutable set search_path = '' as $$
  select trim(to_char(as_filed.paise / 100.0, '999999999999990.00'))
$$;

comment on function private.as_filed is 'An amount as a return is filed: 1234.50.';

create function private.filed_day(at timestamptz) returns text language sql stable set search_path = '' as $$
  select to_char(filed_day.at at time zone 'Asia/Kolkata', 'DD-Mon-YYYY')
$$;

comment on function private.filed_day is 'A day in India as a return is filed: 27-Nov-2026.';

create function private.csv_cell(value text) returns text language sql immutable set search_path = '' as $$
  -- A cell that begins like a formula would be run by a spreadsheet.
  select case when value ~ '^[=+@\t\r]' or value ~ '^-[^0-9]' or value ~ '[",\n\r]'
    then '"' || case when value ~ '^[=+@\t\r]' or value ~ '^-[^0-9]' then '''' else '' end
      || replace(value, '"', '""') || '"' else coalesce(value, '') end
$$;

comment on function private.csv_cell is 'A value as a cell of a CSV file.';

create function private.csv_row(variadic cells text[]) returns text language sql immutable set search_path = '' as $$
  select string_agg(private.csv_cell(c.cell), ',' order by c.n) from unnest(cells) with ordinality as c (cell, n)
$$;

comment on function private.csv_row is 'A row of a CSV file.';

create function private.gstr1_b2cs(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Type', 'Place Of Supply', 'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax',
    'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row('OE', r.place_of_supply, private.as_filed(r.rate_bp), private.as_filed(sum(r.sign
    * r.taxable_paise)), private.as_filed(sum(r.sign * r.igst_paise)), private.as_filed(sum(r.sign * r.cgst_paise)),
    private.as_filed(sum(r.sign * r.sgst_paise)), '0.00')
  from (select * from private.filed_rows(gstr1_b2cs.month) as f
    where f.issuer_id is null and not f.section_9_5 and f.recipient is null) as r
  group by r.place_of_supply, r.rate_bp order by r.place_of_supply, r.rate_bp)
$$;

comment on function private.gstr1_b2cs is
  'GSTR-1 table 7: what the platform itself supplied to consumers, less credit notes, by place and rate. What is made '
  'out to a registered business is in private.gstr1_b2b.';

create function private.gstr1_eco(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Type', 'Place Of Supply', 'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax',
    'State/UT Tax', 'Cess Amount')
  union all
  (select private.csv_row('URP2C', r.place_of_supply, private.as_filed(r.rate_bp), private.as_filed(sum(r.sign
    * r.taxable_paise)), private.as_filed(sum(r.sign * r.igst_paise)), private.as_filed(sum(r.sign * r.cgst_paise)),
    private.as_filed(sum(r.sign * r.sgst_paise)), '0.00')
  from (select * from private.filed_rows(gstr1_eco.month) as f
    where f.issuer_id is null and f.section_9_5 and f.recipient is null) as r
  group by r.place_of_supply, r.rate_bp order by r.place_of_supply, r.rate_bp)
$$;

comment on function private.gstr1_eco is
  'GSTR-1 table 15: supplies to consumers under section 9(5), of which the platform pays the tax, by place and rate.';

create function private.gstr1_credit_notes(month date) returns setof text
language sql stable set search_path = '' as $$
  select private.csv_row('Note Number', 'Note Date', 'Note Type', 'Invoice Number', 'Invoice Date', 'Place Of Supply',
    'Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax', 'Section 9(5)')
  union all
  (select private.csv_row(r.number, private.filed_day(r.issued_at), 'C', r.of_number,
    private.filed_day(r.of_issued_at), r.place_of_supply,
    private.as_filed(r.rate_bp), private.as_filed(r.taxable_paise), private.as_filed(r.igst_paise),
    private.as_filed(r.cgst_paise), private.as_filed(r.sgst_paise), case when r.section_9_5 then 'Y' else 'N' end)
  from private.filed_rows(gstr1_credit_notes.month) as r
  where r.issuer_id is null and r.recipient is null and r.kind = 'credit_note' order by r.number, r.tax_class)
$$;

comment on function private.gstr1_credit_notes is
  'The credit notes that the platform issued to consumers, one by one. They lower tables 7 and 15 already.';

create function private.gstr1_documents(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled')
  union all
  (select private.csv_row(d.nature, d.first, d.last, d.n::text, '0') from (
    select case when f.kind = 'credit_note' then 'Credit Note' else 'Invoices for outward supply' end as nature,
      min(f.number) as first, max(f.number) as last, count(distinct f.number) as n
    from private.filed_rows(gstr1_documents.month) as f where f.issuer_id is null group by 1) as d
  order by d.nature)
$$;

comment on function private.gstr1_documents is 'GSTR-1 table 13: which numbers the platform used.';

create function private.gstr3b_supplies(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Nature of Supplies', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax',
    'Cess')
  union all
  (select private.csv_row(k.name, private.as_filed(coalesce(sum(r.sign * r.taxable_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.igst_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.cgst_paise), 0)),
    private.as_filed(coalesce(sum(r.sign * r.sgst_paise), 0)), '0.00')
  from (values (1, '3.1(a) Outward taxable supplies', false, false), (2, '3.1(c) Nil rated and exempted', false, true),
    (3, '3.1.1(i) Electronic commerce operator under section 9(5)', true, false)) as k (n, name, of_others, is_exempt)
  left join private.filed_rows(gstr3b_supplies.month) as r on r.issuer_id is null and r.section_9_5 = k.of_others
    and (r.rate_bp = 0) = k.is_exempt
  group by k.n, k.name order by k.n)
$$;

comment on function private.gstr3b_supplies is 'GSTR-3B tables 3.1 and 3.1.1, less credit notes.';

create function private.gstr8_suppliers(month date) returns setof text language sql stable set search_path = '' as $$
  with first_day as (select date_trunc('month', gstr8_suppliers.month::timestamp)::date as day),
  supplied as (
    select i.supplier_id as owner_id, (array_agg(i.issuer ->> 'gstin' order by i.issued_at desc))[1] as gstin,
      coalesce(sum(t.taxable_paise) filter (where i.kind <> 'credit_note'), 0)::bigint as gross,
      coalesce(sum(t.taxable_paise) filter (where i.kind = 'credit_note'), 0)::bigint as returned,
      sum(case when i.kind = 'credit_note' then -1 else 1 end * t.taxable_paise)::bigint as net,
      coalesce(sum(case when i.kind = 'credit_note' then -1 else 1 end * t.taxable_paise)
        filter (where i.is_interstate), 0)::bigint as crossing
    from first_day as f join public.invoices as i on i.issued_at >= private.month_start(f.day)
      and i.issued_at < private.month_start((f.day + interval '1 month')::date)
    join private.payout_statement_documents as d on d.invoice_id = i.id
    join public.invoice_taxes as t on t.invoice_id = i.id and t.rate_bp > 0
    where i.issuer_id = i.supplier_id and i.issuer ->> 'gstin' is not null
    group by 1
  ), withheld as (
    select d.owner_id, sum(d.withheld_paise)::bigint as paise from first_day as f
    join private.payout_deductions as d on d.deduction = 'tcs_section_52' and d.period = f.day group by 1
  ), filed as (
    -- Each part is even, so that it has two equal halves.
    select s.*, coalesce(w.paise, 0) as paise,
      coalesce(2 * round(coalesce(w.paise, 0) * s.crossing / (2.0 * nullif(s.net, 0))), 0)::bigint as igst
    from supplied as s left join withheld as w on w.owner_id = s.owner_id
  )
  select private.csv_row('GSTIN of Supplier', 'Gross Value', 'Value of Returns', 'Net Value', 'Integrated Tax',
    'Central Tax', 'State/UT Tax')
  union all
  (select private.csv_row(r.gstin, private.as_filed(r.gross), private.as_filed(r.returned), private.as_filed(r.net),
    private.as_filed(r.igst), private.as_filed((r.paise - r.igst) / 2), private.as_filed((r.paise - r.igst) / 2))
  from filed as r order by r.gstin, r.owner_id)
$$;

comment on function private.gstr8_suppliers is
  'GSTR-8 table 3: what registered vendors supplied themselves in a month, as statements have counted it, and the tax '
  'of section 52 that was withheld of it. Of supplies over a state''s border it is integrated tax.';

create function private.tds_194o(month date) returns setof text language sql stable set search_path = '' as $$
  select private.csv_row('Section', 'PAN', 'Name', 'Date', 'Amount Paid or Credited', 'Tax Deducted')
  union all
  (select private.csv_row('194-O', coalesce(private.payee_pan(d.owner_id), 'PANNOTAVBL'),
    private.payee_name(d.owner_id), private.filed_day(s.made_at),
    private.as_filed(d.base_paise), private.as_filed(d.withheld_paise))
  from private.payout_deductions as d join public.payout_statements as s on s.id = d.statement_id
  where d.deduction = 'tds_ecommerce' and s.made_at >= private.month_start(tds_194o.month)
    and s.made_at < private.month_start((tds_194o.month + interval '1 month')::date)
  order by s.made_at, d.owner_id, d.period)
$$;

comment on function private.tds_194o is
  'Section 194-O: what vendors'' sales came to and what was withheld of it, by the day of the statement that withheld '
  'it. The return needs the whole PAN; who has told none has the word that the return knows for it.';

create table private.tax_papers (
  paper text primary key constraint tax_paper_form check (paper ~ '^[a-z0-9_]{3,30}$'),
  made_by text not null constraint tax_paper_function check (made_by ~ '^[a-z_]+\.[a-z_0-9]+$'),
  position smallint not null unique
);

revoke all on private.tax_papers from anon, authenticated;

comment on table private.tax_papers is
  'The files of a month: each a function (month) that answers the rows of a CSV file, its head first.';

insert into private.tax_papers (paper, made_by, position) values
  ('gstr1_b2cs', 'private.gstr1_b2cs', 1), ('gstr1_eco', 'private.gstr1_eco', 4),
  ('gstr1_credit_notes', 'private.gstr1_credit_notes', 6), ('gstr1_documents', 'private.gstr1_documents', 7),
  ('gstr3b', 'private.gstr3b_supplies', 8), ('gstr8', 'private.gstr8_suppliers', 9),
  ('tds_194o', 'private.tds_194o', 10);

create function private.tax_of_month(month date) returns table (platform_paise bigint, section_9_5_paise bigint,
  vendors_paise bigint, ledger_paise bigint)
language sql stable set search_path = '' as $$
  select coalesce(sum(t.tax) filter (where t.issuer_id is null and not t.section_9_5), 0)::bigint,
    coalesce(sum(t.tax) filter (where t.issuer_id is null and t.section_9_5), 0)::bigint,
    coalesce(sum(t.tax) filter (where t.issuer_id is not null), 0)::bigint,
    (select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_entries as e
      join private.ledger_accounts as a on a.id = e.account_id and a.kind = 'tax_payable'
      join private.ledger_transactions as l on l.id = e.transaction_id
      where l.at >= private.month_start(tax_of_month.month)
        and l.at < private.month_start((tax_of_month.month + interval '1 month')::date))
  from (select f.issuer_id, f.section_9_5, f.sign * (f.cgst_paise + f.sgst_paise + f.igst_paise) as tax
    from private.filed_rows(tax_of_month.month) as f) as t
$$;

comment on function private.tax_of_month is
  'The tax of a month''s documents, by who issued them, and what the ledger came to owe the state in it. The sum of '
  'the first three is the fourth, unless goods of a vendor without a registration were sold.';

create function private.month_to_file(month date) returns date
language plpgsql stable set search_path = '' as $$
begin
  if month_to_file.month is null or month_to_file.month < date '2020-01-01'
      or month_to_file.month > private.today() then
    perform private.refuse(400, 'month_invalid', 'This month cannot be chosen.');
  end if;
  return date_trunc('month', month_to_file.month::timestamp)::date;
end
$$;

comment on function private.month_to_file is 'The first day of a month that has begun; refuses another.';

create function public.admin_tax_month(month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen date;
begin
  perform private.require_role('admin');
  chosen := private.month_to_file(admin_tax_month.month);
  return (select to_jsonb(t) from private.tax_of_month(chosen) as t)
    || jsonb_build_object('month', chosen, 'documents', (select count(distinct f.invoice_id)
      from private.filed_rows(chosen) as f),
      'papers', (select jsonb_agg(p.paper order by p.position) from private.tax_papers as p));
end
$$;

comment on function public.admin_tax_month is
  'What is filed for a month of India: {month, documents, platform_paise, section_9_5_paise, vendors_paise (tax of '
  'their documents), ledger_paise (what the ledger owes), papers}. Administrators only.';

create function public.admin_tax_paper(month date, paper text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  chosen date;
  named text;
  csv text;
begin
  perform private.require_role('admin');
  perform private.bound(admin_tax_paper.paper, 100);
  chosen := private.month_to_file(admin_tax_paper.month);
  select p.made_by into named from private.tax_papers as p where p.paper = admin_tax_paper.paper;
  if named is null then perform private.refuse(404, 'paper_not_found', 'There is no such file.'); end if;
  execute format('select string_agg(r.line, e''\r\n'' order by r.n) || e''\r\n'' from %s($1) with ordinality as r '
    '(line, n)', named) into csv using chosen;
  perform private.audit('read_tax_paper', 'tax_paper', to_char(chosen, 'YYYY-MM') || ' ' || admin_tax_paper.paper);
  return csv;
end
$$;

comment on function public.admin_tax_paper is
  'One file of a month as CSV, amounts in rupees (private.tax_papers). Administrators only; on the audit log.';

revoke execute on function public.admin_tax_month(date), public.admin_tax_paper(date, text) from public, anon;
grant execute on function public.admin_tax_month(date), public.admin_tax_paper(date, text) to authenticated;
revoke execute on function private.month_start(date), private.filed_rows(date), private.as_filed(numeric),
  private.filed_day(timestamptz),
  private.csv_cell(text), private.csv_row(text[]), private.gstr1_b2cs(date), private.gstr1_eco(date),
  private.gstr1_credit_notes(date), private.gstr1_documents(date), private.gstr3b_supplies(date),
  private.gstr8_suppliers(date), private.tds_194o(date), private.tax_of_month(date), private.month_to_file(date)
  from public;
