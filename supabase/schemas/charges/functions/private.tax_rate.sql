create or replace function private.tax_rate (
  tax_class text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select t.rate_bp from public.tax_rules as t
    where t.tax_class = tax_rate.tax_class and t.valid_from <= now() order by t.valid_from desc limit 1), 1800);
end
$function$;

revoke all on function private.tax_rate(text) from public;
