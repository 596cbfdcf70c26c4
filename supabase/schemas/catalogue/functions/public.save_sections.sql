create or replace function public.save_sections (
  vendor_id uuid,
  sections jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  left_out text;
begin
  perform private.require_right(save_sections.vendor_id, 'catalogue');
  perform private.bound(save_sections.sections, 40000);
  if coalesce(jsonb_typeof(save_sections.sections), '') <> 'array' or jsonb_array_length(save_sections.sections) > 200
      or exists (select from jsonb_array_elements(save_sections.sections) as s
        where length(trim(coalesce(s ->> 'name', ''))) not between 1 and 60 or not private.are_texts(s, 'name', 'was'))
      or (select count(*) <> count(distinct lower(trim(s ->> 'name')))
        or count(s ->> 'was') <> count(distinct s ->> 'was')
        from jsonb_array_elements(save_sections.sections) as s) then
    perform private.refuse(400, 'sections_invalid', 'Each section has a name of its own, of up to 60 letters.');
  end if;
  perform private.take_turns('catalogue', save_sections.vendor_id::text);
  select s.name into left_out from private.sections_of(save_sections.vendor_id) as s
  where s.items > 0 and not exists (select from jsonb_array_elements(save_sections.sections) as n
    where coalesce(n ->> 'was', n ->> 'name') = s.name)
  order by s.position limit 1;
  if left_out is not null then
    perform private.refuse(409, 'section_not_empty', 'A section with items cannot be removed.',
      jsonb_build_object('section', left_out));
  end if;
  update public.catalog_items as i set section = trim(s.value ->> 'name'), section_position = s.n
  from jsonb_array_elements(save_sections.sections) with ordinality as s (value, n)
  where i.vendor_id = save_sections.vendor_id and i.section = coalesce(s.value ->> 'was', s.value ->> 'name')
    and (i.section, i.section_position) is distinct from (trim(s.value ->> 'name'), s.n::integer);
  delete from public.catalog_sections as c where c.vendor_id = save_sections.vendor_id;
  insert into public.catalog_sections (vendor_id, name, position)
  select save_sections.vendor_id, trim(s.value ->> 'name'), s.n from jsonb_array_elements(save_sections.sections)
    with ordinality as s (value, n);
  perform private.publish('vendor:' || save_sections.vendor_id, 'menu', '{}'::jsonb);
end
$function$;

comment on function public.save_sections(uuid, jsonb) is 'All sections of a vendor in their new order: [{name, was?}], was being the present name of a renamed one. A section that is left out is removed and must be empty. Refuses sections_invalid, section_not_empty {section}.';

revoke all on function public.save_sections(uuid, jsonb) from public;

grant execute on function public.save_sections(uuid, jsonb) to authenticated, postgres;
