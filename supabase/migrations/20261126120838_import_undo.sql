-- Undoing an import moves stock by what the import changed, never by what was read before it (docs/decisions/0069).
-- The image of before is taken from the row while it is changed: whatever was sold until then is in it.

create table private.catalog_import_changes (
  import_id uuid not null references public.catalog_imports (id) on delete cascade,
  item_id uuid not null,
  before jsonb not null,
  stock_change integer not null default 0,
  is_recounted boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (import_id, item_id)
);
comment on table private.catalog_import_changes is
  'What an import or a bulk change did to an item, written down by the row''s own trigger, so that no order comes between reading and writing.';
comment on column private.catalog_import_changes.before is 'The item as the first change of the import found it (private.item_image).';
comment on column private.catalog_import_changes.stock_change is 'Pieces that all changes of the import together added; negative where they took away.';
comment on column private.catalog_import_changes.is_recounted is 'Whether a change began or ended counting pieces: then there is no difference.';

create function private.remember_import_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalog_import_changes as c (import_id, item_id, before, stock_change, is_recounted)
  values (current_setting('angadi.import')::uuid, old.id, private.item_image(old), coalesce(new.stock - old.stock, 0), (new.stock is null) <> (old.stock is null))
  on conflict (import_id, item_id) do update
    set stock_change = c.stock_change + excluded.stock_change, is_recounted = c.is_recounted or excluded.is_recounted;
  return null;
end
$$;
comment on function private.remember_import_change is 'Writes down what the import of this transaction (angadi.import) does to an item.';
create trigger imports_remember_what_they_change after update on public.catalog_items for each row
  when (coalesce(current_setting('angadi.import', true), '') <> '')
  execute function private.remember_import_change();

create function private.before_of_import_row() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.before := coalesce((select c.before from private.catalog_import_changes as c where c.import_id = new.import_id and c.item_id = new.item_id), new.before);
  return new;
end
$$;
comment on function private.before_of_import_row is 'Puts the image from under the lock in place of one that was read earlier.';
create trigger before_is_what_was_changed before insert on private.catalog_import_rows for each row when (new.before is not null)
  execute function private.before_of_import_row();

create function private.end_import_step() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('angadi.import', '', true);
  return null;
end
$$;
comment on function private.end_import_step is 'A call that has written its figures changes no more items.';
create trigger imports_end_with_their_figures after update on public.catalog_imports for each statement execute function private.end_import_step();

create or replace function private.open_import(vendor_id uuid, import_id uuid, kind text, label text, caller uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if open_import.import_id is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  insert into public.catalog_imports (id, vendor_id, made_by, kind, label)
  values (open_import.import_id, open_import.vendor_id, open_import.caller, open_import.kind, left(coalesce(trim(open_import.label), ''), 120))
  on conflict (id) do nothing;
  perform from public.catalog_imports as m where m.id = open_import.import_id and m.vendor_id = open_import.vendor_id
    and m.undone_at is null and m.made_at > now() - interval '1 hour' for no key update;
  if not found then perform private.refuse(409, 'import_closed', 'This import is over. Please start a new one.'); end if;
  perform set_config('angadi.import', open_import.import_id::text, true);
end
$$;

create function private.stock_without_import(i public.catalog_items, c private.catalog_import_changes) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  counted constant integer := (c.before ->> 'stock')::integer;
begin
  if not c.is_recounted then
    -- Never above what was there and what is there: pieces may have been counted by hand since.
    return case when i.stock is null or c.stock_change >= 0 then greatest(i.stock - c.stock_change, 0)
      else greatest(i.stock, least(i.stock - c.stock_change, counted)) end;
  end if;
  if counted is null then return null; end if;
  -- While nothing was counted, orders took nothing from stock; they did take pieces.
  return greatest(least(counted, i.stock, counted - coalesce((select sum(l.quantity) from public.order_items as l
    join public.enhanced_orders as o on o.id = l.order_id
    where l.item_id = i.id and l.stock_taken = 0 and o.status <> 'cancelled' and o.created_at > c.changed_at - interval '1 minute'), 0)), 0);
end
$$;
comment on function private.stock_without_import is
  'The pieces of an item without what an import changed: the difference taken back, so that what was sold since stays sold; null is not counted.';

create or replace function public.undo_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m public.catalog_imports;
  removed integer;
  restored integer;
  remembered integer;
begin
  perform private.require_user();
  select * into m from public.catalog_imports as k where k.id = undo_import.import_id for no key update;
  if not found then perform private.refuse(404, 'import_not_found', 'There is no such import.'); end if;
  perform private.require_staff(m.vendor_id);
  if m.undone_at is not null then return jsonb_build_object('removed', 0, 'restored', 0, 'left', 0, 'replayed', true); end if;
  perform private.take_turns('catalogue', m.vendor_id::text);
  perform set_config('angadi.import', '', true);
  select count(*) into remembered from private.catalog_import_rows as r where r.import_id = m.id;
  perform from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
  where r.import_id = m.id and i.vendor_id = m.vendor_id order by i.id for no key update of i;

  -- What somebody has changed since stays; orders change the stock alone.
  delete from public.catalog_items as i using private.catalog_import_rows as r
  where r.import_id = m.id and r.before is null and i.id = r.item_id and i.vendor_id = m.vendor_id
    and private.item_image(i) - array['stock', 'section', 'section_position'] = r.after - array['stock', 'section', 'section_position'];
  get diagnostics removed = row_count;
  with back as (
    select i.id, r.before, r.after, c from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
    left join private.catalog_import_changes as c on c.import_id = r.import_id and c.item_id = r.item_id
    where r.import_id = m.id and r.before is not null and i.vendor_id = m.vendor_id
      and private.item_image(i) - array['stock', 'section_position'] = r.after - array['stock', 'section_position']
  ), goods as (
    select b.id, private.write_goods(b.id, b.before -> 'goods') from back as b where jsonb_typeof(b.before -> 'goods') = 'object'
  ), diets as (
    update public.dishes as d set diet = (b.before ->> 'diet')::public.diet from back as b
    where d.item_id = b.id and b.before ->> 'diet' is not null and d.diet::text <> b.before ->> 'diet' returning d.item_id
  )
  update public.catalog_items as i set section = b.before ->> 'section', section_position = (b.before ->> 'section_position')::integer,
    name = b.before ->> 'name', description = b.before ->> 'description', price_paise = (b.before ->> 'price_paise')::integer,
    mrp_paise = (b.before ->> 'mrp_paise')::integer, unit = b.before ->> 'unit', tax_class = b.before ->> 'tax_class',
    category_id = (b.before ->> 'category_id')::uuid, is_available = (b.before ->> 'is_available')::boolean,
    available_from = (b.before ->> 'available_from')::time, available_to = (b.before ->> 'available_to')::time,
    -- Imports of before this migration have no differences of their own.
    stock = case when (b.c).item_id is not null then private.stock_without_import(i, b.c)
      when b.before -> 'stock' = b.after -> 'stock' then i.stock
      when i.stock is null or b.before ->> 'stock' is null or b.after ->> 'stock' is null then (b.before ->> 'stock')::integer
      else greatest(0, i.stock + (b.before ->> 'stock')::integer - (b.after ->> 'stock')::integer) end
  from back as b where i.id = b.id and (select count(*) from goods) >= 0;
  get diagnostics restored = row_count;
  update public.catalog_imports as k set undone_at = now() where k.id = m.id;
  perform private.publish('vendor:' || m.vendor_id, 'menu', '{}'::jsonb);
  return jsonb_build_object('removed', removed, 'restored', restored, 'left', remembered - removed - restored, 'replayed', false);
end
$$;
