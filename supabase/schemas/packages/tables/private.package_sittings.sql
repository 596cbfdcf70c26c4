create table private.package_sittings (
  package_order uuid not null,
  "position" smallint not null,
  state text not null default 'free'::text,
  booking_order uuid,
  constraint package_sitting_is_booked
    check (((state = ANY (ARRAY['reserved'::text, 'used'::text])) = (booking_order IS NOT NULL))),
  constraint package_sitting_state
    check ((state = ANY (ARRAY['free'::text, 'reserved'::text, 'used'::text, 'returned'::text]))),
  constraint package_sittings_booking_order_key unique (booking_order),
  constraint package_sittings_pkey primary key (package_order, "position"),
  constraint package_sittings_package_order_fkey foreign key (package_order)
    references public.bought_packages(order_id),
  constraint package_sittings_booking_order_fkey foreign key (booking_order)
    references public.enhanced_orders(id)
);

comment on table private.package_sittings is 'One sitting of a package: free, reserved for a booking, used by it, or returned to the customer as money.';
