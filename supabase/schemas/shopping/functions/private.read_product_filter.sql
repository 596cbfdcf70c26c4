create or replace function private.read_product_filter (
  filter jsonb
)
  returns private.product_filter
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  f private.product_filter;
begin
  perform private.bound(filter, 6000);
  if coalesce(jsonb_typeof(filter), 'object') <> 'object' or jsonb_typeof(filter -> 'facets') not in ('array', 'null')
      or jsonb_typeof(filter -> 'price_from') not in ('number', 'null')
        or jsonb_typeof(filter -> 'price_to') not in ('number', 'null')
      or jsonb_typeof(filter -> 'min_rating') not in ('number', 'null')
        or jsonb_typeof(filter -> 'in_stock') not in ('boolean', 'null')
      or coalesce(jsonb_array_length(nullif(filter -> 'facets', 'null')), 0) > 30 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if filter ->> 'department' is not null then
    select c.id into f.department from public.categories as c where c.slug = filter ->> 'department'
      and c.kind = 'shopping';
    if not found then perform private.refuse(404, 'department_not_found', 'There is no such department.'); end if;
  end if;
  f.words := private.like_pattern(filter ->> 'search');
  f.facets := array(select left(v, 100)
    from jsonb_array_elements_text(coalesce(nullif(filter -> 'facets', 'null'), '[]')) as v);
  -- greatest and least pass nulls over, and what is not asked for stays null.
  if filter ->> 'price_from' is not null then f.price_from := least(greatest((filter ->> 'price_from')::numeric, 0),
    100000000)::integer; end if;
  if filter ->> 'price_to' is not null then f.price_to := least(greatest((filter ->> 'price_to')::numeric, 0),
    100000000)::integer; end if;
  if filter ->> 'min_rating' is not null then f.min_rating := least(greatest((filter ->> 'min_rating')::numeric, 0), 5);
    end if;
  f.in_stock_only := (filter ->> 'in_stock')::boolean;
  return f;
end
$function$;

comment on function private.read_product_filter(jsonb) is 'What a list is narrowed to: {department (slug), search, facets: [Name=Value], price_from, price_to (paise), min_rating, in_stock}, all optional.';

revoke all on function private.read_product_filter(jsonb) from public;
