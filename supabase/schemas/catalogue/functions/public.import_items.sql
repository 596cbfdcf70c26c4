create or replace function public.import_items (
  vendor_id uuid,
  import_id uuid,
  rows jsonb,
  idempotency_key text,
  label text default null::text,
  dry_run boolean default false
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(import_items.vendor_id, 'catalogue');
  kind public.vendor_kind;
  lines private.import_line[];
  images jsonb;
  answer jsonb;
  counts record;
  is_dry constant boolean := coalesce(import_items.dry_run, false);
begin
  perform private.bound(import_items.rows, 1000000);
  if coalesce(jsonb_typeof(import_items.rows), '') <> 'array' or jsonb_array_length(import_items.rows) not between 1
    and 500
      or exists (select from jsonb_array_elements(import_items.rows) as r where jsonb_typeof(r) <> 'object'
        or coalesce(private.whole_number(r -> 'line') not between 1 and 10000000, r ? 'line')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select v.kind into kind from public.vendors as v where v.id = import_items.vendor_id;
  if not is_dry then
    answer := private.claim_idempotency(caller, import_items.idempotency_key, 'import_items');
    if answer is not null then return answer; end if;
  end if;
  perform private.take_turns('catalogue', import_items.vendor_id::text);
  if not is_dry then
    perform private.open_import(import_items.vendor_id, import_items.import_id, 'file', import_items.label, caller);
    if (select count(*) from public.catalog_items as i where i.vendor_id = import_items.vendor_id)
          + jsonb_array_length(import_items.rows) > private.most_items() + 500
        or (select m.created + m.updated + m.unchanged from public.catalog_imports as m
          where m.id = import_items.import_id) >= private.most_items() then
      perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
        jsonb_build_object('most', private.most_items()));
    end if;
  end if;
  select array_agg(l) into lines from private.plan_import(import_items.vendor_id, kind, import_items.rows) as l;
  begin
    select array_agg(l) into lines from private.write_lines(import_items.vendor_id, kind, lines) as l;
    perform private.group_variants(import_items.vendor_id, lines);
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from unnest(lines) as l join public.catalog_items as i on i.id = l.item_id where l.problem is null;
    -- A trial is the import itself, taken back: what it says is what would happen.
    if is_dry then raise exception using errcode = 'DRY00', message = 'taken back'; end if;
  exception when sqlstate 'DRY00' then null;
  end;
  if not is_dry then
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select import_items.import_id, l.item_id, l.before, images -> l.item_id::text
    from unnest(lines) as l where l.problem is null and l.before is distinct from images -> l.item_id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  select count(*) filter (where l.problem is null and l.is_new) as created,
    count(*) filter (where l.problem is null and not l.is_new and l.before is distinct from images -> l.item_id::text)
      as updated,
    count(*) filter (where l.problem is null and not l.is_new and l.before = images -> l.item_id::text) as unchanged,
    count(*) filter (where l.problem is not null) as refused
  into counts from unnest(lines) as l;
  answer := to_jsonb(counts) || jsonb_build_object('rows', (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.line,
      'outcome', case when l.problem is not null then 'refused' when l.is_new then 'created'
        when l.before = images -> l.item_id::text then 'unchanged' else 'updated' end,
      'code', l.problem, 'item_id', case when l.problem is null and not (is_dry and l.is_new) then l.item_id end,
      'was_price_paise', case when l.problem is null and not l.is_new then l.before -> 'price_paise' end,
      'was_name', case when l.problem is null and not l.is_new and l.before ->> 'name' <> trim(l.item ->> 'name')
        then l.before ->> 'name' end,
      'spelling', a.spelling, 'like_item_id', a.item_id, 'like_name', a.name)) order by l.line)
    from unnest(lines) as l
    left join private.items_spelled_like(import_items.vendor_id, case when is_dry then lines
      end) as a on a.line = l.line));
  if not is_dry then
    update public.catalog_imports as m set created = m.created + counts.created, updated = m.updated + counts.updated,
      unchanged = m.unchanged + counts.unchanged, refused = m.refused + counts.refused
        where m.id = import_items.import_id;
    perform private.log_act(import_items.vendor_id, 'items_imported', null,
      jsonb_build_object('count', counts.created + counts.updated));
    perform private.publish('vendor:' || import_items.vendor_id, 'menu', '{}'::jsonb);
    perform private.keep_result(caller, import_items.idempotency_key, answer);
  end if;
  return answer;
end
$function$;

comment on function public.import_items(uuid, uuid, jsonb, text, text, boolean) is 'Up to 500 lines of a file, each as save_item takes it with {line, expires_on? (of goods with stock)}; calls with the same import_id within an hour are one import. A line changes the item of its id, bar code, or name with unit and variant, else makes one. With dry_run nothing is written, and new items are answered with spelling (alike for other spellings of a name) and, of an item that is there under another spelling, like_item_id and like_name. Answers {created, updated, unchanged, refused, rows: [{line, outcome, code?, item_id?, was_price_paise?, was_name? (of one that gets another name), spelling?, like_item_id?, like_name?}]}; a line that is refused does not hold up the others. Refuses catalogue_full {most}, import_closed.';

revoke all on function public.import_items(uuid, uuid, jsonb, text, text, boolean) from public;

grant execute
  on function public.import_items(uuid, uuid, jsonb, text, text, boolean)
  to authenticated, postgres;
