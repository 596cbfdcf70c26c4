-- No stored text turns the direction of what follows, or hides a mark inside a word (docs/decisions/0069).

create function private.without_marks(written text) returns text language sql immutable parallel safe set search_path = '' as $$
  -- Joiners stay where Telugu, Hindi and emoji need them, and go where they stand in letters or digits of English.
  select regexp_replace(regexp_replace(written,
    '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
    '(^|[\u0001-\u024F])[\u200C\u200D]+', '\1', 'g')
$$;
comment on function private.without_marks is
  'A text without controls, marks of direction and marks that hide inside words; tabs and line breaks stay.';

create or replace function private.plain_text(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Nobody sees these marks, and they forge. Joiners stay: Telugu and emoji need them.
  select trim(regexp_replace(regexp_replace(private.without_marks(normalize(written, nfc)), '[\t\r]', '', 'g'), '\n{3,}', E'\n\n', 'g'))
$$;

create function private.keep_plain() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row_now constant jsonb := to_jsonb(new);
  changed jsonb := '{}';
  written text;
  plain text;
begin
  for part in 0 .. tg_nargs - 1 loop
    if jsonb_typeof(row_now -> tg_argv[part]) = 'string' then
      written := row_now ->> tg_argv[part];
      plain := private.without_marks(written);
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain); end if;
    elsif row_now -> tg_argv[part] <> 'null' then
      written := row_now ->> tg_argv[part];
      -- Inside JSON a control is written as an escape, after an even number of backslashes.
      plain := private.without_marks(regexp_replace(written, '(?<!\\)((?:\\\\)*)\\(u00[01][0-9a-f]|[bf])', '\1', 'g'));
      if plain <> written then changed := changed || jsonb_build_object(tg_argv[part], plain::jsonb); end if;
    end if;
  end loop;
  return case when changed = '{}' then new else jsonb_populate_record(new, changed) end;
end
$$;
comment on function private.keep_plain is
  'Cleans the columns named by its arguments with without_marks; texts, lists of texts, and texts inside JSON.';

create trigger texts_are_plain before insert or update of label, line, landmark, city on public.addresses
  for each row execute function private.keep_plain('label', 'line', 'landmark', 'city');
create trigger texts_are_plain before insert or update of note on public.audit_log
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of note on public.digital_reconciliation
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of title, title_translations, note, note_translations on public.banners
  for each row execute function private.keep_plain('title', 'title_translations', 'note', 'note_translations');
create trigger texts_are_plain before insert or update of customer_name on public.bill_fetches
  for each row execute function private.keep_plain('customer_name');
create trigger texts_are_plain before insert or update of business, town, note on public.business_requests
  for each row execute function private.keep_plain('business', 'town', 'note');
create trigger texts_are_plain before insert or update of section, name, name_translations, description, unit on public.catalog_items
  for each row execute function private.keep_plain('section', 'name', 'name_translations', 'description', 'unit');
create trigger texts_are_plain before insert or update of name on public.catalog_sections
  for each row execute function private.keep_plain('name');
create trigger texts_are_plain before insert or update of title, title_translations on public.coupons
  for each row execute function private.keep_plain('title', 'title_translations');
create trigger texts_are_plain before insert or update of name, plate on public.couriers
  for each row execute function private.keep_plain('name', 'plate');
create trigger texts_are_plain before insert or update of body, answer on public.digital_complaints
  for each row execute function private.keep_plain('body', 'answer');
create trigger texts_are_plain before insert or update of instructions, cancel_reason on public.enhanced_orders
  for each row execute function private.keep_plain('instructions', 'cancel_reason');
create trigger texts_are_plain before insert or update of question, answer, question_translations, answer_translations on public.faq_articles
  for each row execute function private.keep_plain('question', 'answer', 'question_translations', 'answer_translations');
create trigger texts_are_plain before insert or update of reason on public.fee_surcharges
  for each row execute function private.keep_plain('reason');
create trigger texts_are_plain before insert or update of brand, variant, origin, storage on public.goods
  for each row execute function private.keep_plain('brand', 'variant', 'origin', 'storage');
create trigger texts_are_plain before insert or update of name on public.item_option_groups
  for each row execute function private.keep_plain('name');
create trigger texts_are_plain before insert or update of name on public.item_options
  for each row execute function private.keep_plain('name');
create trigger texts_are_plain before insert or update of note on public.order_events
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of recipient, message, sender on public.order_gifts
  for each row execute function private.keep_plain('recipient', 'message', 'sender');
create trigger texts_are_plain before insert or update of special_instructions, for_name on public.order_items
  for each row execute function private.keep_plain('special_instructions', 'for_name');
create trigger texts_are_plain before insert or update of reference, note on public.payouts
  for each row execute function private.keep_plain('reference', 'note');
create trigger texts_are_plain before insert or update of author_name, body on public.product_answers
  for each row execute function private.keep_plain('author_name', 'body');
create trigger texts_are_plain before insert or update of author_name, body on public.product_questions
  for each row execute function private.keep_plain('author_name', 'body');
create trigger texts_are_plain before insert or update of name, name_translations, brand, description, specs, size_guide on public.products
  for each row execute function private.keep_plain('name', 'name_translations', 'brand', 'description', 'specs', 'size_guide');
create trigger texts_are_plain before insert or update of full_name, address, city on public.profiles
  for each row execute function private.keep_plain('full_name', 'address', 'city');
create trigger texts_are_plain before insert or update of cuisines on public.restaurants
  for each row execute function private.keep_plain('cuisines');
create trigger texts_are_plain before insert or update of note on public.return_events
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of note, answer on public.returns
  for each row execute function private.keep_plain('note', 'answer');
create trigger texts_are_plain before insert or update of author_name, body, reply on public.reviews
  for each row execute function private.keep_plain('author_name', 'body', 'reply');
create trigger texts_are_plain before insert or update of nickname on public.saved_billers
  for each row execute function private.keep_plain('nickname');
create trigger texts_are_plain before insert or update of place, note on public.shipment_events
  for each row execute function private.keep_plain('place', 'note');
create trigger texts_are_plain before insert or update of tracking_number on public.shipments
  for each row execute function private.keep_plain('tracking_number');
create trigger texts_are_plain before insert or update of legal_name on public.shops
  for each row execute function private.keep_plain('legal_name');
create trigger texts_are_plain before insert or update of note on public.stock_batches
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of address, area, instructions on public.subscribers
  for each row execute function private.keep_plain('address', 'area', 'instructions');
create trigger texts_are_plain before insert or update of special_instructions, for_name on public.unified_cart_items
  for each row execute function private.keep_plain('special_instructions', 'for_name');
create trigger texts_are_plain before insert or update of note on public.vendor_holidays
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of name, tagline, address, area, keywords on public.vendors
  for each row execute function private.keep_plain('name', 'tagline', 'address', 'area', 'keywords');
create trigger texts_are_plain before insert or update of after on private.catalog_import_rows
  for each row execute function private.keep_plain('after');
create trigger texts_are_plain before insert or update of label on public.catalog_imports
  for each row execute function private.keep_plain('label');
create trigger texts_are_plain before insert or update of special_instructions on private.group_lines
  for each row execute function private.keep_plain('special_instructions');
create trigger texts_are_plain before insert or update of name on private.group_people
  for each row execute function private.keep_plain('name');
create trigger texts_are_plain before insert or update of why on private.order_claims
  for each row execute function private.keep_plain('why');
create trigger texts_are_plain before insert or update of body, params on private.order_messages
  for each row execute function private.keep_plain('body', 'params');
create trigger texts_are_plain before insert or update of holder on private.payout_accounts
  for each row execute function private.keep_plain('holder');
create trigger texts_are_plain before insert or update of note on private.review_decisions
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of note on private.review_reports
  for each row execute function private.keep_plain('note');
create trigger texts_are_plain before insert or update of body, params on private.support_messages
  for each row execute function private.keep_plain('body', 'params');
