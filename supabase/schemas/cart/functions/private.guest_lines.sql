create or replace function private.guest_lines (
  items jsonb
)
  returns table (
    item_id text,
    option_ids uuid[],
    quantity integer,
    instructions text
  )
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  -- Sixty lines with ten options and full instructions are about 60 kB.
  perform private.bound(items, 100000);
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 60
      or exists (select from jsonb_array_elements(items) as line
        where not private.are_texts(line, 'special_instructions')) then
    perform private.refuse(400, 'cart_invalid', 'This cart could not be read.');
  end if;
  return query
    select left(line ->> 'item_id', 60),
      array(select value::uuid from jsonb_array_elements_text(case jsonb_typeof(line -> 'option_ids') when 'array'
        then line -> 'option_ids' else '[]' end)
        where pg_input_is_valid(value, 'uuid') limit 100),
      least(greatest(case when jsonb_typeof(line -> 'quantity') = 'number' then (line ->> 'quantity')::numeric else 1
        end, 1), 50)::integer,
      left(line ->> 'special_instructions', 200)
    from jsonb_array_elements(items) as line;
end
$function$;

revoke all on function private.guest_lines(jsonb) from public;
