create or replace function private.charge (
  code text,
  amount bigint,
  tax_class text default null::text,
  included boolean default null::boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if amount is null then return null; end if;
  if amount = 0 then return '[]'; end if;
  return jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('code', charge.code, 'amount_paise', amount, 'included',
    charge.included,
    'tax_class', coalesce(charge.tax_class, (select k.tax_class from public.charge_codes as k
      where k.code = charge.code)))));
end
$function$;

comment on function private.charge(text, bigint, text, boolean) is 'One charge of a quote, as an array; none for an amount of zero. included: whether the amount includes its tax; null is as usual for the code.';

revoke all on function private.charge(text, bigint, text, boolean) from public;
