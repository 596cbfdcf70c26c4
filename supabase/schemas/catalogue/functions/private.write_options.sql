create or replace function private.write_options (
  item_id uuid,
  groups jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  made record;
  option record;
  own_group uuid;
  own_option uuid;
begin
  if coalesce(jsonb_typeof(groups), '') <> 'array' or jsonb_array_length(groups) > 20
      or exists (select from jsonb_array_elements(groups) as g
        where coalesce(jsonb_typeof(g -> 'options'), '') <> 'array' or not private.are_texts(g, 'name')) then
    perform private.refuse_item('item_options_invalid');
  end if;
  if exists (select from jsonb_array_elements(groups) as g where jsonb_array_length(g -> 'options') not between 1 and 50
      or exists (select from jsonb_array_elements(g -> 'options') as o where not private.are_texts(o, 'name'))) then
    perform private.refuse_item('item_options_invalid');
  end if;
  delete from public.item_option_groups as g where g.item_id = write_options.item_id
    and not exists (select from jsonb_array_elements(groups) as n where n ->> 'id' = g.id::text);
  for made in select g, n from jsonb_array_elements(groups) with ordinality as e (g, n) loop
    update public.item_option_groups as g set name = trim(made.g ->> 'name'),
      name_translations = case when g.name = trim(made.g ->> 'name') then g.name_translations else '{}'
        end, min_choices = (made.g ->> 'min_choices')::smallint,
      max_choices = (made.g ->> 'max_choices')::smallint, position = made.n
    where g.item_id = write_options.item_id and g.id::text = made.g ->> 'id' returning g.id into own_group;
    if not found then
      insert into public.item_option_groups (item_id, name, min_choices, max_choices, position)
      values (write_options.item_id, trim(made.g ->> 'name'), (made.g ->> 'min_choices')::smallint,
        (made.g ->> 'max_choices')::smallint, made.n)
      returning id into own_group;
    end if;
    delete from public.item_options as o where o.group_id = own_group
      and not exists (select from jsonb_array_elements(made.g -> 'options') as n where n ->> 'id' = o.id::text);
    for option in select o, n from jsonb_array_elements(made.g -> 'options') with ordinality as e (o, n) loop
      update public.item_options as o set name = trim(option.o ->> 'name'),
        name_translations = case when o.name = trim(option.o ->> 'name') then o.name_translations else '{}'
          end, price_paise = coalesce((option.o ->> 'price_paise')::integer, 0),
        is_available = coalesce((option.o ->> 'is_available')::boolean, true), position = option.n
      where o.group_id = own_group and o.id::text = option.o ->> 'id' returning o.id into own_option;
      if not found then
        insert into public.item_options (group_id, name, price_paise, is_available, position)
        values (own_group, trim(option.o ->> 'name'), coalesce((option.o ->> 'price_paise')::integer, 0),
          coalesce((option.o ->> 'is_available')::boolean, true), option.n)
        returning id into own_option;
      end if;
      if option.o ->> 'diet' is null then
        delete from public.dish_options as d where d.option_id = own_option;
      else
        insert into public.dish_options (option_id, diet) values (own_option, (option.o ->> 'diet')::public.diet)
        on conflict (option_id) do update set diet = excluded.diet;
      end if;
    end loop;
  end loop;
end
$function$;

comment on function private.write_options(uuid, jsonb) is 'The choices of an item as its vendor wrote them: those with an id are changed, others made, those left out removed. An option keeps its id, so that carts keep their choice.';

revoke all on function private.write_options(uuid, jsonb) from public;
