create or replace function private.clean_setup_item (
  item jsonb,
  sells text,
  kind public.vendor_kind
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  cleaned jsonb := '{}';
  names constant text[] := case when sells = 'services' then '{name,section,minutes,price_paise}'::text[]
    else '{section,name,description,price_paise,mrp_paise,unit,diet,stock,expires_on,is_available,available_from,
      available_to,tax_class,goods}'::text[] end;
  lacking text;
begin
  if jsonb_typeof(clean_setup_item.item) is distinct from 'object' then
    perform private.refuse_item('item_invalid');
  end if;
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into cleaned
  from jsonb_each(clean_setup_item.item) as f where f.key = any (names);
  if sells <> 'services' then
    perform private.refuse_item(private.item_problem(cleaned, kind, true));
    return cleaned;
  end if;
  lacking := case
    when not private.are_texts(cleaned, 'name', 'section')
      or length(trim(coalesce(cleaned ->> 'name', ''))) not between 2 and 80 then 'name'
    when length(cleaned ->> 'section') > 60 then 'section'
    when jsonb_typeof(cleaned -> 'minutes') is distinct from 'array' then 'minutes'
    when jsonb_array_length(cleaned -> 'minutes') <> 1
      or coalesce(private.whole_number(cleaned -> 'minutes' -> 0) not between 5 and 720, true) then 'minutes'
    when coalesce(private.whole_number(cleaned -> 'price_paise') not between 0 and 10000000, true) then 'price_paise'
    end;
  if lacking is not null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.',
      jsonb_build_object('field', lacking));
  end if;
  return cleaned;
end
$function$;

comment on function private.clean_setup_item(jsonb, text, public.vendor_kind) is 'An item that is prepared, with what is read of it alone; refuses what a vendor''s screens refuse (item_…), and of a service request_invalid {field}.';

revoke all on function private.clean_setup_item(jsonb, text, public.vendor_kind) from public;
