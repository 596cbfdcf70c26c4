create or replace function public.admin_tax_paper (
  month date,
  paper text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.admin_tax_paper(date, text) is 'One file of a month as CSV, amounts in rupees (private.tax_papers). Administrators only; on the audit log.';

revoke all on function public.admin_tax_paper(date, text) from public;

grant execute on function public.admin_tax_paper(date, text) to authenticated, postgres;
