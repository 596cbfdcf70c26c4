import type { RouteNameOf } from '@angadi/routes/manifest.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import type { ComponentType } from 'react'
import { CheckoutScreen } from './checkout-screens.tsx'
import { OrderScreen, TrackingScreen } from './order-screens.tsx'

export const CustomerLayout = lazy(() => import('./customer-layout.tsx'))
/** What the routes show whose trade is not open. */
export const ClosedScreen = lazy(() => import('../features/closed/closed-screen.tsx'))
const HomeScreen = lazy(() => import('../features/home/home-screen.tsx'))
const BeautySignInScreen = lazy(() => import('../features/auth/beauty-sign-in-screen.tsx'))
const SignInScreen = lazy(() => import('../features/auth/sign-in-screen.tsx'))
const UnauthorizedScreen = lazy(() => import('../features/access/unauthorized-screen.tsx'))
const AuthRecoveryScreen = lazy(() => import('../features/recovery/auth-recovery-screen.tsx'))
const DiagnosticsScreen = lazy(() => import('../features/recovery/diagnostics-screen.tsx'))
const AuthCallbackScreen = lazy(() => import('../features/access/auth-callback-screen.tsx'))
const CreateAdminScreen = lazy(() => import('../features/access/create-admin-screen.tsx'))
const DashboardRedirectScreen = lazy(() => import('../features/access/dashboard-redirect-screen.tsx'))
const RoleTestScreen = lazy(() => import('../features/access/role-test-screen.tsx'))
const MembershipScreen = lazy(() => import('../features/membership/membership-screen.tsx'))
const MembershipCardScreen = lazy(() => import('../features/membership/card-screen.tsx'))
const MembershipDashboardScreen = lazy(() => import('../features/membership/membership-dashboard-screen.tsx'))
const WalletScreen = lazy(() => import('../features/wallet/wallet-screen.tsx'))
const RegisterScreen = lazy(() => import('../features/provider/register-screen.tsx'))
const ApplicationStatusScreen = lazy(() => import('../features/provider/status-screen.tsx'))
const ShopSetupScreen = lazy(() => import('../features/provider/setup-screen.tsx'))
const ProfileScreen = lazy(() => import('../features/profile/profile-screen.tsx'))
const FoodScreen = lazy(() => import('../features/food/food-screen.tsx'))
const RestaurantScreen = lazy(() => import('../features/food/restaurant-screen.tsx'))
const GroceryScreen = lazy(() => import('../features/grocery/grocery-screen.tsx'))
const StoreScreen = lazy(() => import('../features/grocery/store-screen.tsx'))
const SearchScreen = lazy(() => import('../features/search/search-screen.tsx'))
const CartScreen = lazy(() => import('../features/cart/cart-screen.tsx'))
const MyBookingsScreen = lazy(() => import('../features/bookings/my-bookings-screen.tsx'))
const OrdersScreen = lazy(() => import('../features/orders/orders-screen.tsx'))
const TownScreen = lazy(() => import('../features/towns/town-screen.tsx'))
const CategoriesScreen = lazy(() => import('../features/categories/categories-screen.tsx'))
const CategoryScreen = lazy(() => import('../features/categories/category-screen.tsx'))
const StorefrontScreen = lazy(() => import('../features/storefront/storefront-screen.tsx'))
const DashboardScreen = lazy(() => import('../features/dashboard/dashboard-screen.tsx'))
const ActivityScreen = lazy(() => import('../features/activity/activity-screen.tsx'))
const RecommendationsScreen = lazy(() => import('../features/recommendations/recommendations-screen.tsx'))
const DiscoverScreen = lazy(() => import('../features/discover/discover-screen.tsx'))
const FavouritesScreen = lazy(() => import('../features/favourites/favourites-screen.tsx'))
const ParcelScreen = lazy(() => import('../features/parcels/parcel-screen.tsx'))
const ReceiverScreen = lazy(() => import('../features/parcels/receiver-screen.tsx'))
const SharedVisitScreen = lazy(() => import('../features/shared-visit/shared-visit-screen.tsx'))
const PayLinkScreen = lazy(() => import('../features/pay-link/pay-link-screen.tsx'))
const GroupScreen = lazy(() => import('../features/group/group-screen.tsx'))
const WaitingListScreen = lazy(() => import('../features/waiting-list/waiting-list-screen.tsx'))
const SubscriptionsScreen = lazy(() => import('../features/subscriptions/subscriptions-screen.tsx'))
const DigitalScreen = lazy(() => import('../features/digital/hub-screen.tsx'))
const RechargeScreen = lazy(() => import('../features/digital/recharge-screen.tsx'))
const HelpScreen = lazy(() => import('../features/help/help-screen.tsx'))
const PolicyScreen = lazy(() => import('../features/policies/policy-screen.tsx'))
const BillsScreen = lazy(() => import('../features/digital/bills-screen.tsx'))
const ShoppingScreen = lazy(() => import('../features/shopping/shopping-screen.tsx'))
const ProductScreen = lazy(() => import('../features/shopping/product-screen.tsx'))
const WishlistScreen = lazy(() => import('../features/shopping/wishlist-screen.tsx'))
const BeautyScreen = lazy(() => import('../features/beauty/beauty-screen.tsx'))
const BeautyServicesScreen = lazy(() => import('../features/beauty/services-screen.tsx'))
const ProfessionalsScreen = lazy(() => import('../features/beauty/professionals-screen.tsx'))
const SalonScreen = lazy(() => import('../features/beauty/salon-screen.tsx'))
const ShoppingOrdersScreen = lazy(() => import('../features/shopping/shopping-orders-screen.tsx'))
const HomeServicesScreen = lazy(() => import('../features/home-services/home-services-screen.tsx'))
const HomeServiceVendorScreen = lazy(() => import('../features/home-services/vendor-screen.tsx'))
const ServiceScreen = lazy(() => import('../features/home-services/service-screen.tsx'))
const TransportScreen = lazy(() => import('../features/rides/transport-screen.tsx'))
const EnhancedTransportScreen = lazy(() => import('../features/rides/enhanced-transport-screen.tsx'))
const TiltedTransportScreen = lazy(() => import('../features/rides/tilted-transport-screen.tsx'))
const CleaningScreen = lazy(() => import('../features/home-services/cleaning-screen.tsx'))

/** The screens that are open, by the name of their route. */
export const screens: Partial<Record<RouteNameOf<'customer'>, ComponentType>> = {
  home: HomeScreen,
  unauthorized: UnauthorizedScreen,
  authCallback: AuthCallbackScreen,
  authRecovery: AuthRecoveryScreen,
  diagnostics: DiagnosticsScreen,
  createAdmin: CreateAdminScreen,
  dashboardRedirect: DashboardRedirectScreen,
  roleTest: RoleTestScreen,
  food: FoodScreen,
  categoryFood: FoodScreen,
  search: SearchScreen,
  restaurantsId: RestaurantScreen,
  restaurantId: RestaurantScreen,
  grocery: GroceryScreen,
  groceryStoreSlug: StoreScreen,
  groceryCheckout: CheckoutScreen,
  shoppingCart: CartScreen,
  wallet: WalletScreen,
  membership: MembershipScreen,
  membershipCard: MembershipCardScreen,
  providerRegister: RegisterScreen,
  providerApplicationStatus: ApplicationStatusScreen,
  providerShopSetupApplicationId: ShopSetupScreen,
  membershipDashboard: MembershipDashboardScreen,
  profile: ProfileScreen,
  checkout: CheckoutScreen,
  foodCheckout: CheckoutScreen,
  shoppingCheckout: CheckoutScreen,
  orders: OrdersScreen,
  appointments: MyBookingsScreen,
  myBookings: MyBookingsScreen,
  shopping: ShoppingScreen,
  shoppingProductProductId: ProductScreen,
  shoppingWishlist: WishlistScreen,
  shoppingOrders: ShoppingOrdersScreen,
  shoppingOrdersOrderId: OrderScreen,
  transport: TransportScreen,
  enhancedTransport: EnhancedTransportScreen,
  transport3d: TiltedTransportScreen,
  rideTrackingRideId: TrackingScreen,
  orderTrackingId: TrackingScreen,
  trackFoodOrderOrderId: TrackingScreen,
  trackOrderOrderId: TrackingScreen,
  categories: CategoriesScreen,
  categoryCategoryName: CategoryScreen,
  categoryCleaning: CleaningScreen,
  homeServices: HomeServicesScreen,
  homeServicesServiceId: ServiceScreen,
  homeServicesVendorVendorId: HomeServiceVendorScreen,
  categoryDelivery: CategoryScreen,
  shopVendorSlug: StorefrontScreen,
  vendorVendorSlug: StorefrontScreen,
  telangana: TownScreen,
  hyderabad: TownScreen,
  zaheerabad: TownScreen,
  sangareddy: TownScreen,
  vikarabad: TownScreen,
  bidar: TownScreen,
  discover: DiscoverScreen,
  recommendations: RecommendationsScreen,
  dashboard: DashboardScreen,
  activity: ActivityScreen,
  favourites: FavouritesScreen,
  waitingList: WaitingListScreen,
  groupToken: GroupScreen,
  payToken: PayLinkScreen,
  visitToken: SharedVisitScreen,
  deliveryServices: ParcelScreen,
  parcelToken: ReceiverScreen,
  grocerySubscriptions: SubscriptionsScreen,
  beautyWellness: BeautyScreen,
  beautyServices: BeautyServicesScreen,
  beautyProfessionals: ProfessionalsScreen,
  salonSalonId: SalonScreen,
  digital: DigitalScreen,
  digitalMobileRecharge: RechargeScreen,
  digitalBillPayments: BillsScreen,
  support: HelpScreen,
  contact: HelpScreen,
  help: HelpScreen,
  terms: PolicyScreen,
  termsConditions: PolicyScreen,
  termsOfService: PolicyScreen,
  privacy: PolicyScreen,
  privacyPolicy: PolicyScreen,
  refundPolicy: PolicyScreen,
  pricingPolicy: PolicyScreen,
  shippingPolicy: PolicyScreen,
}

/** The screens without the layout, so that signing in opens at once. */
export const bareScreens: Partial<Record<RouteNameOf<'customer'>, ComponentType>> = {
  rootAuth: SignInScreen,
  auth: SignInScreen,
  beautyAuth: BeautySignInScreen,
}
