create or replace function private.highest_tax_rate (
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
  return greatest(private.tax_rate(highest_tax_rate.tax_class),
    (select max(t.rate_bp) from public.tax_rules as t where t.tax_class = highest_tax_rate.tax_class
      and t.valid_from > now()));
end
$function$;

comment on function private.highest_tax_rate(text) is 'The highest GST of a class from now on, in basis points: what is known of later rates counts.';

revoke all on function private.highest_tax_rate(text) from public;
