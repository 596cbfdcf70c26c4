-- The wishlist of items: what is saved, and words when it gets cheaper or is there again (Spec §2 Shopping).

create table private.wish_marks (
  wish_id uuid primary key references public.wishlists (id) on delete cascade,
  price_paise integer not null,
  was_there boolean not null,
  back_told_at timestamptz
);
comment on table private.wish_marks is 'What a customer knows of an item on the wishlist: told of a lower price once, and of its return at most once a day.';
comment on column private.wish_marks.price_paise is 'The price when it was saved, or the lower one that was told last.';

create table private.wish_changes (
  id bigint generated always as identity primary key,
  item_id uuid not null
);
comment on table private.wish_changes is 'Items on wishlists whose price or stock has changed. A queue without a unique key: whoever changes an item waits for nobody.';

create function private.mark_wish() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('wishlist', new.user_id::text);
  if (select count(*) from public.wishlists as w where w.user_id = new.user_id) > 500 then
    perform private.refuse(409, 'wishlist_full', 'Five hundred things are the most a wishlist can hold.');
  end if;
  insert into private.wish_marks (wish_id, price_paise, was_there)
  select new.id, i.price_paise, private.item_unavailable_reason(i, now()) is null from public.catalog_items as i where i.id = new.item_id;
  return null;
end
$$;
comment on function private.mark_wish is 'Keeps what an item costs when it is saved.';
create trigger wishes_are_marked after insert on public.wishlists for each row execute function private.mark_wish();

create function private.note_wish_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.wish_changes (item_id) select new.id where exists (select from public.wishlists as w where w.item_id = new.id);
  return null;
end
$$;
create trigger wishes_follow_items after update on public.catalog_items for each row
  when (new.price_paise <> old.price_paise or (old.is_available, old.sold_out_until, old.stock = 0) is distinct from (new.is_available, new.sold_out_until, new.stock = 0))
  execute function private.note_wish_change();

insert into private.notification_templates (template, type, title, message, push_for) values
  ('wish_cheaper', 'success', 'Price drop', '{item} now costs {price}, {saving} less than when you saved it.', '12 hours'),
  ('wish_back', 'success', 'Back in stock', '{item} is there again.', '12 hours');

create function private.tell_wishes(item uuid, most integer) returns integer language plpgsql set search_path = '' as $$
declare
  i public.catalog_items;
  there boolean;
  wish record;
  told integer := 0;
begin
  select * into i from public.catalog_items as k where k.id = tell_wishes.item;
  if not found then return 0; end if;
  there := private.item_unavailable_reason(i, now()) is null;
  for wish in
    select m.wish_id, m.price_paise, m.was_there, m.back_told_at, w.user_id
    from public.wishlists as w join private.wish_marks as m on m.wish_id = w.id
    where w.item_id = i.id and (m.was_there <> there or (there and i.price_paise < m.price_paise))
    order by m.wish_id limit most for no key update of m skip locked
  loop
    if there and i.price_paise < wish.price_paise then
      perform private.notify(wish.user_id, 'wish_cheaper', jsonb_build_object('item', i.name, 'price', private.rupees(i.price_paise), 'price_paise', i.price_paise,
        'saving', private.rupees(wish.price_paise - i.price_paise), 'item_id', i.id), private.item_path(i));
    elsif there and not wish.was_there and coalesce(wish.back_told_at < now() - interval '1 day', true) then
      perform private.notify(wish.user_id, 'wish_back', jsonb_build_object('item', i.name, 'item_id', i.id), private.item_path(i));
      update private.wish_marks as m set back_told_at = now() where m.wish_id = wish.wish_id;
    end if;
    update private.wish_marks as m set was_there = there, price_paise = case when there then least(m.price_paise, i.price_paise) else m.price_paise end
    where m.wish_id = wish.wish_id;
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.tell_wishes is 'Tells so many customers at most what has changed of an item on their wishlists, each change once; answers how many wishes were looked at.';

create function private.sweep_wishes(most integer default 500) returns integer language plpgsql security definer set search_path = '' as $$
declare
  change record;
  told integer;
  total integer := 0;
begin
  for change in select c.id, c.item_id from private.wish_changes as c order by c.id limit 200 for update skip locked loop
    exit when total >= most;
    told := private.tell_wishes(change.item_id, most - total);
    total := total + told;
    -- What does not fit into this run is told in the next one.
    if total < most then delete from private.wish_changes as c where c.id = change.id; end if;
  end loop;
  return total;
end
$$;
comment on function private.sweep_wishes is 'Tells customers what has changed of the items on their wishlists. Runs every ten seconds.';
select cron.schedule('tell-wishes', '10 seconds', 'select private.sweep_wishes(500)');

create function public.my_wishlist(before timestamptz default null, before_id uuid default null, limit_count integer default 20, language text default null)
returns table (wish_id uuid, item_id uuid, product_id uuid, name text, brand text, variant jsonb, picture text, price_paise integer, mrp_paise integer,
  saved_paise integer, orderable boolean, vendor_id uuid, vendor_name text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.id, i.id, coalesce(g.product_id, i.id), coalesce(p.name_translations ->> my_wishlist.language, i.name_translations ->> my_wishlist.language, d.text, p.name, i.name),
    coalesce(p.brand, g.brand), coalesce(g.variant, '{}'), coalesce(i.picture, p.gallery[1]), i.price_paise, i.mrp_paise, m.price_paise,
    private.item_unavailable_reason(i, now()) is null and v.status = 'active', v.id, v.name, w.created_at
  from public.wishlists as w join public.catalog_items as i on i.id = w.item_id join public.vendors as v on v.id = i.vendor_id and v.kind = 'shopping'
  left join public.goods as g on g.item_id = i.id left join public.products as p on p.id = g.product_id
  left join private.wish_marks as m on m.wish_id = w.id
  left join public.dictionary as d on d.kind = 'item' and d.source = lower(i.name) and d.language = my_wishlist.language
  where w.user_id = private.require_user()
    and (my_wishlist.before is null or (w.created_at, w.id) < (my_wishlist.before, coalesce(my_wishlist.before_id, '00000000-0000-0000-0000-000000000000')))
  order by w.created_at desc, w.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;
comment on function public.my_wishlist is
  'The items of shops that the caller saved, newest first, at present prices; a page follows the row saved at before with the id before_id. Names in the reader''s language.';
revoke execute on function public.my_wishlist(timestamptz, uuid, integer, text) from public, anon;
grant execute on function public.my_wishlist(timestamptz, uuid, integer, text) to authenticated;
