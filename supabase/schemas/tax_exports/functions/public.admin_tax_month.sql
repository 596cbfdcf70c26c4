create or replace function public.admin_tax_month (
  month date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.admin_tax_month(date) is 'What is filed for a month of India: {month, documents, platform_paise, section_9_5_paise, vendors_paise (tax of their documents), ledger_paise (what the ledger owes), papers}. Administrators only.';

revoke all on function public.admin_tax_month(date) from public;

grant execute on function public.admin_tax_month(date) to authenticated, postgres;
