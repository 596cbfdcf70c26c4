create or replace function public.get_menu (
  vendor_id uuid,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_on_show(vendor_id) and not private.works_for(vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return private.menu_of(vendor_id, get_menu.language);
end
$function$;

comment on function public.get_menu(uuid, text) is 'The menu of a vendor in the reader''s language, or with null as the vendor wrote it: [{section, section_name, items: [{id, name, original_name, description, price_paise, mrp_paise, unit, diet, picture, is_bestseller, is_available, sold_out_until, stock_left, orderable, unavailable_reason (sold_out, not_now or null), available_from, available_to, option_groups: [{id, name, min_choices, max_choices, options: [{id, name, price_paise, diet, is_available}]}]}]}].';

revoke all on function public.get_menu(uuid, text) from public;

grant execute on function public.get_menu(uuid, text) to anon, authenticated, postgres;
