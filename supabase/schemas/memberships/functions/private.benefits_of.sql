create or replace function private.benefits_of (
  order_id uuid
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select sum(private.without_tax(c.benefit_paise, private.tax_rate(coalesce(c.tax_class,
      k.tax_class)))) from public.order_charges as c join public.charge_codes as k on k.code = c.code
    where c.order_id = benefits_of.order_id and c.benefit_paise is not null), 0);
end
$function$;

comment on function private.benefits_of(uuid) is 'What a membership took off an order, without tax, in paise: nobody''s share is less for it.';

revoke all on function private.benefits_of(uuid) from public;
