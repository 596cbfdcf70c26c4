create or replace function private.group_lines_now (
  g private.group_carts,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'person_id', l.person_id, 'item_id', l.item_id,
      'option_ids', l.option_ids,
      'name', coalesce(private.item_label(coalesce(i.name_translations ->> group_lines_now.language, w.text), i.unit,
        (p.line).category::public.vendor_kind),
        (p.line).name, l.name),
      'picture', (p.line).picture, 'diet', d.diet, 'options',
        private.options_in(coalesce((p.line).options, l.options), i.id, group_lines_now.language), 'quantity',
        l.quantity,
      'special_instructions', l.special_instructions, 'unit_paise', coalesce((p.line).unit_paise, l.unit_paise),
        'chosen_paise', l.unit_paise,
      'unavailable_reason', (p.line).problem) order by l.created_at, l.id), '[]'::jsonb)
    from private.group_people as x
    join private.group_lines as l on l.person_id = x.id
    cross join lateral (select private.price_line(l.item_id::text, l.option_ids) as line offset 0) as p
    left join public.catalog_items as i on i.id = (p.line).item_id
    left join public.dishes as d on d.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = group_lines_now.language
    where x.group_id = g.id);
end
$function$;

comment on function private.group_lines_now(private.group_carts, text) is 'What a group has chosen, at present prices; chosen_paise is the price when it was chosen.';

revoke all on function private.group_lines_now(private.group_carts, text) from public;
